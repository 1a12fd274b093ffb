# Where the portals are, for varnish.vcl: one backend for each.

import directors;

backend portal_1 {
  .host = "127.0.0.1";
  .port = "3001";
  .probe = { .url = "/api/health/ready"; .interval = 2s; .timeout = 2s; .window = 3; .threshold = 2; .initial = 2; }
}

backend portal_2 {
  .host = "127.0.0.1";
  .port = "3002";
  .probe = { .url = "/api/health/ready"; .interval = 2s; .timeout = 2s; .window = 3; .threshold = 2; .initial = 2; }
}

sub vcl_init {
  new portals = directors.round_robin();
  portals.add_backend(portal_1);
  portals.add_backend(portal_2);
}

sub vcl_recv {
  set req.backend_hint = portals.backend();
}
