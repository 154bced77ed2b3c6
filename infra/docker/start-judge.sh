# The engine mounts the container's own cgroups read-only: one, or with cgroup v1 one for each controller. The judge makes
# a group below them for each program. Only the mount is changed, hence "bind": the file system is the whole machine's.
while read -r _ place type _; do
  case $type in
    cgroup | cgroup2)
      mount -o remount,bind,rw "$place" ||
        echo "$place could not be made writable; the judge will say what is missing." >&2
      ;;
  esac
done </proc/mounts
exec node --conditions=source workers/src/main.ts judge
