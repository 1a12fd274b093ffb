vcl 4.1;

# The shared cache between nginx and the portals, for Varnish 7.1 or newer with the module xkey (Debian: varnish and
# varnish-modules). It keeps finished pages, which are the same for all visitors; the portals say which tags a page has and
# when they change. Where the portals are is in portals.vcl beside this file: deploy/portals.vcl is an example.
# SHARED_CACHE_TOKEN is read from the environment, the same as that of the portals.

import std;
import xkey;

include "portals.vcl";

sub vcl_recv {
  if (req.method == "PURGE") {
    if (!std.getenv("SHARED_CACHE_TOKEN") || req.http.Authorization != "Bearer " + std.getenv("SHARED_CACHE_TOKEN")) {
      return (synth(403, "Forbidden"));
    }
    # Gone at once, also while a new page is made.
    if (req.http.X-Gone) {
      set req.http.X-Count = xkey.purge(req.http.X-Gone);
    }
    # Sent once more while a new page is made.
    if (req.http.X-Outdated) {
      set req.http.X-Count = xkey.softpurge(req.http.X-Outdated);
    }
    return (synth(200, "Purged"));
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Answers of the API and files of one user, and drafts of a tenant, which a cookie shows.
  if (req.url ~ "^/(api|uploads|studio-preview)(/|\?|$)" || req.http.Cookie ~ "nabolag-preview=" || req.http.Authorization) {
    return (pass);
  }
  # Of the cookies only the chosen language makes a difference.
  if (req.http.Cookie ~ "(^|; ?)nabolag-language=\w+") {
    set req.http.Cookie = "nabolag-language=" + regsub(req.http.Cookie, "^(.*; ?)?nabolag-language=(\w+).*$", "\2");
  } else {
    unset req.http.Cookie;
  }
  # Pages are kept compressed by the portal: brotli for nearly all browsers.
  if (req.http.Accept-Encoding ~ "(^|[, ])br($|[,; ])") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "gzip") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
  return (hash);
}

sub vcl_hash {
  hash_data(req.url);
  hash_data(req.http.Host);
  hash_data(req.http.Cookie);
  return (lookup);
}

sub vcl_backend_response {
  # Only what the portal gives away with its tags. A fault of the moment does not replace what is kept.
  if (bereq.uncacheable || !beresp.http.Surrogate-Control || !beresp.http.xkey) {
    if (beresp.status >= 500 && bereq.is_bgfetch) {
      return (abandon);
    }
    set beresp.uncacheable = true;
    # For so long, requests for it do not wait for each other.
    set beresp.ttl = 10s;
    return (deliver);
  }
  set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, "^.*max-age=(\d+).*$", "\1s"), 0s);
  set beresp.grace = std.duration(regsub(beresp.http.Surrogate-Control, "^.*stale-while-revalidate=(\d+).*$", "\1s"), 0s);
  set beresp.keep = 0s;
  return (deliver);
}

sub vcl_deliver {
  # Browsers ask each time, and get a 304 from here.
  unset resp.http.Surrogate-Control;
  unset resp.http.xkey;
  unset resp.http.X-Varnish;
  unset resp.http.Via;
  unset resp.http.Age;
}
