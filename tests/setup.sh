#!/usr/bin/env bash
# Installs every program that the tests use, on Debian and Ubuntu, as root. `npm test` needs only Chromium,
# which it installs itself; with chromium-headless-shell it takes half the time.
set -euo pipefail
PATH="$PATH:/usr/sbin"
packages=()
# Adds a package unless one of the programs exists: <package> <program> …
need() {
  local package=$1
  shift
  for program in "$@"; do
    if command -v "$program" > /dev/null || [ -e "$program" ]; then return; fi
  done
  packages+=("$package")
}
need chromium chromium google-chrome
need chromium-headless-shell chromium-headless-shell google-chrome
# As wide as Arial: browsers use one of them until the site's font is loaded.
need fonts-liberation /usr/share/fonts/truetype/liberation /usr/share/fonts/truetype/msttcorefonts
need nginx-light nginx
need libnginx-mod-http-brotli-static /usr/lib/nginx/modules/ngx_http_brotli_static_module.so
need firefox-esr firefox-esr firefox
need default-jre-headless java
if [ "${#packages[@]}" -gt 0 ]; then
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${packages[@]}"
fi
