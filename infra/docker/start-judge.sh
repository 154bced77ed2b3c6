# The engine mounts the container's cgroup hierarchies read-only, but the judge creates a cgroup for each program. There is
# one hierarchy, or one per controller with cgroup v1. "bind" changes only this mount, not the host's file system.
while read -r _ mount_point type _; do
  case $type in
    cgroup | cgroup2)
      mount -o remount,bind,rw "$mount_point" ||
        echo "Could not make $mount_point writable. The judge logs which isolation is missing." >&2
      ;;
  esac
done </proc/mounts
exec node --conditions=source workers/src/main.ts judge
