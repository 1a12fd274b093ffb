# syntax=docker/dockerfile:1

# Debian trixie by name: its PostgreSQL client is 17, the version of the database in compose.yaml.
FROM node:24-trixie-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# No install scripts: the only package with one brings a Node, and this image has it already.
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --min-release-age=0 --ignore-scripts --no-audit --no-fund
COPY . .
RUN node scripts/build.mjs
# What only the build needed.
RUN npm pkg delete dependencies.node dependencies.vite 'dependencies.@vitejs/plugin-react' \
  && npm prune --omit=dev --min-release-age=0 --ignore-scripts --no-audit --no-fund

FROM node:24-trixie-slim
RUN apt-get update \
  && apt-get install --yes --no-install-recommends postgresql-client-17 \
  && rm -rf /var/lib/apt/lists/* \
  && install --directory --owner=node --group=node /data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY --from=build /app/database database
COPY --from=build /app/platform platform
COPY --from=build /app/features features
COPY --from=build /app/apps apps
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_FOLDER=/data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/live`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "--max-old-space-size=1536", "apps/server/main.mjs"]
