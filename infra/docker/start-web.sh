# Each engine has a DNS server of its own for the names of containers: the first that it tells us.
sed -n 's/^nameserver \([0-9.]*\)$/resolver \1 valid=5s;/p' /etc/resolv.conf | head -n 1 >/tmp/resolver.conf
exec nginx -g 'daemon off;'
