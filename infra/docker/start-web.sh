# Uses the container engine's DNS server, the first in resolv.conf, to resolve container names.
sed -n 's/^nameserver \([0-9.]*\)$/resolver \1 valid=5s;/p' /etc/resolv.conf | head -n 1 >/tmp/resolver.conf
exec nginx -g 'daemon off;'
