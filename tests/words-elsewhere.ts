/**
 * Words that DOMAIN.md does not want for one thing and that the code has for another. One that no name has any more goes
 * from here.
 */
export const ELSEWHERE: readonly string[] = `
  Brreg, activity, agenda, alarm, alert, application, approve, area, attachment, badge, balance, batch,
  blocked, box, certificate, channel, chat, check, check-in, child, city, class, client, closed, club,
  confirmation, controller, copy, counter, course, date, device, display, entity, entrance, entry,
  environment, error, export, family, flag, group, handler, image, instance, intent, level, limit,
  link, linked, log, mail, media, member, membership, migration, modification, module, notification, order,
  organizer, panel, params, partner, party, pass, payload, payment, payout, pending, plan, player, plugin,
  post, product, profile, programme, provider, push, query, reader, receipt, registration, relation, release,
  remittance, rental, reserved, result, revision, risk, room, scope, section, security, session, site, size,
  socket, spot, status, status report, strategy, submit, subscription, tag, target group, ticket, tile, token,
  topic, town, transaction
`
  .split(',')
  .map((word) => word.trim());
