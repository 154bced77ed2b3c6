# The engine mounts the container's own cgroup read-only; the judge makes a group below it for each program.
mount -o remount,rw /sys/fs/cgroup || echo 'The cgroup could not be made writable; the judge will say what is missing.' >&2
exec node --conditions=source workers/src/main.ts judge
