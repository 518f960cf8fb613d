#!/bin/sh
# Writes the configuration of nginx from the environment: configure.sh <folder to write to>. Prints nothing when all is well.
#
#   PORTAL_API            address of the backend, as http://backend:8080; required
#   PORTAL_ROOT           folder of the build               (/srv/portal)
#   PORTAL_CONFIG         file of the settings              (config.json of the build)
#   PORTAL_PORT           port                              (8080)
#   PORTAL_SERVER_NAME    name of the host                  (_)
#   PORTAL_TLS_CERTIFICATE, PORTAL_TLS_KEY                  files; with both, HTTP/2 over TLS
#   PORTAL_PROXIES        further paths, "/path=http://host /other=http://host"
#   PORTAL_MAINTENANCE    file that closes the portal       (/etc/portal/maintenance)
#   PORTAL_ACCESS_LOG     file of the log                   (/dev/stdout)
#   PORTAL_BROTLI         on where the module is there      (off)
#   PORTAL_FRAME_ANCESTORS, PORTAL_FRAME_SOURCES, PORTAL_IMAGE_SOURCES, PORTAL_SCRIPT_SOURCES, PORTAL_STYLE_SOURCES,
#   PORTAL_CONNECT_SOURCES                                  origins of the policy, blanks between
set -eu

here=$(cd "$(dirname "$0")" && pwd)
target=${1:?"usage: configure.sh <folder to write to>"}
: "${PORTAL_API:?"PORTAL_API is the address of the backend, as http://backend:8080"}"

# A value must not end its line or its string in the configuration.
for name in PORTAL_API PORTAL_ROOT PORTAL_CONFIG PORTAL_PORT PORTAL_SERVER_NAME PORTAL_TLS_CERTIFICATE PORTAL_TLS_KEY \
  PORTAL_PROXIES PORTAL_MAINTENANCE PORTAL_ACCESS_LOG PORTAL_FRAME_ANCESTORS PORTAL_FRAME_SOURCES PORTAL_IMAGE_SOURCES PORTAL_SCRIPT_SOURCES \
  PORTAL_STYLE_SOURCES PORTAL_CONNECT_SOURCES; do
  eval "value=\${$name:-}"
  case $value in
    *[\;\{\}\"\'\$\\]* | *'|'* | *'&'* | *'
'*) echo "$name has a sign that a configuration cannot take: $value" >&2; exit 1 ;;
  esac
done

more() { [ -z "$1" ] || printf ' %s' "$1"; }

policy="default-src 'self'; script-src 'self'$(more "${PORTAL_SCRIPT_SOURCES:-}")"
policy="$policy; style-src 'self'$(more "${PORTAL_STYLE_SOURCES:-}")"
policy="$policy; img-src 'self' data: blob:$(more "${PORTAL_IMAGE_SOURCES:-}")"
policy="$policy; connect-src 'self'$(more "${PORTAL_CONNECT_SOURCES:-}")"
policy="$policy; frame-src 'self'$(more "${PORTAL_FRAME_SOURCES:-}")"
policy="$policy; frame-ancestors 'self'$(more "${PORTAL_FRAME_ANCESTORS:-}")"
policy="$policy; object-src 'none'; base-uri 'none'; form-action 'self'"
policy="$policy; require-trusted-types-for 'script'; trusted-types dealer-portal"

root=${PORTAL_ROOT:-/srv/portal}
maintenance=${PORTAL_MAINTENANCE:-/etc/portal/maintenance}
options='' tls='' brotli=''
if [ -n "${PORTAL_TLS_CERTIFICATE:-}" ] && [ -n "${PORTAL_TLS_KEY:-}" ]; then
  options=' ssl http2'
  tls="  ssl_certificate $PORTAL_TLS_CERTIFICATE; ssl_certificate_key $PORTAL_TLS_KEY; ssl_protocols TLSv1.2 TLSv1.3;"
  tls="$tls add_header Strict-Transport-Security \"max-age=31536000\" always;"
fi
[ "${PORTAL_BROTLI:-off}" = on ] && brotli='  brotli_static on;'

mkdir -p "$target"
: >"$target/upstreams"
for pair in "/new/api=$PORTAL_API" ${PORTAL_PROXIES:-}; do
  sed -e "s|@PATH@|${pair%%=*}|" -e "s|@URL@|${pair#*=}|" -e "s|@MAINTENANCE@|$maintenance|" "$here/upstream.conf.template" >>"$target/upstreams"
done

sed \
  -e "s|@PORT@|${PORTAL_PORT:-8080}|" -e "s|@LISTEN_OPTIONS@|$options|" -e "s|@TLS@|$tls|" \
  -e "s|@SERVER_NAME@|${PORTAL_SERVER_NAME:-_}|" -e "s|@ROOT@|$root|" \
  -e "s|@CONFIG@|${PORTAL_CONFIG:-$root/config.json}|" -e "s|@ACCESS_LOG@|${PORTAL_ACCESS_LOG:-/dev/stdout}|" \
  -e "s|@MAINTENANCE@|$maintenance|" -e "s|@BROTLI@|$brotli|" -e "s|@POLICY@|$policy|" \
  -e "/@UPSTREAMS@/{
r $target/upstreams
d
}" "$here/portal.conf.template" >"$target/portal.conf"
rm "$target/upstreams"
