# What a cell that runs a shell can try. Its argument is a file of places; whatever it can read it prints, whatever it does it does.
. "$1"
read_all() {
  env
  for file in $files; do cat "$file"; done
  for folder in /proc/[0-9]*; do tr '\0' '\n' <"$folder/environ"; done
  for pid in $pids; do
    tr '\0' '\n' <"/proc/$pid/environ"
    for file in $files; do cat "/proc/$pid/root$file"; done
  done
  for number in 3 4 5 6 7 8 9; do eval "cat <&$number"; done
}
write_all() {
  for file in $targets; do
    echo BROKEN=1 >>"$file"
    chmod 4777 "$file"
    touch -d 2001-01-01 "$file"
    mv "$file" "$file.gone"
    ln "$file" hard && echo BROKEN=1 >>hard
    ln -s "$file" soft && echo BROKEN=1 >>soft
  done
  for folder in $folders; do : >"$folder/sh-was-here"; done
}
connect_all() {
  bash -c "exec 3<>/dev/tcp/127.0.0.1/$port; echo canary >&3"
  bash -c "exec 3<>/dev/tcp/::1/$port6; echo canary >&3"
}
signal_all() {
  for pid in $pids; do kill -KILL "$pid"; done
  [ "$1" = walled ] && kill -STOP 1 "$PPID"
}
count_processes() {
  started=0
  while [ "$started" -lt "$many" ]; do
    sleep 4 &
    started=$((started + 1))
    echo "count $started" >progress
    [ $((started % 16)) = 0 ] && echo "count $started"
  done
}
count_size() {
  dd if=/dev/zero of=large bs=4194304 count=$((bytes / 4194304))
  echo "count $(wc -c <large)"
}
fill_disk() {
  total=0
  while [ "$total" -lt "$disk" ]; do
    dd if=/dev/zero of="part-$total" bs=16777216 count=1 || return
    total=$((total + 16777216))
    echo "count $total"
  done
}
leave_behind() {
  setsid sh -c 'trap "" TERM HUP INT; exec 0<&- 1>&- 2>&-; while :; do sleep 0.1; done' "$mark" &
  sleep 0.1
}
case "$2" in
  read) read_all ;;
  write) write_all ;;
  network) connect_all ;;
  signal) signal_all "$3" ;;
  root) cat "$owned" || sudo -n cat "$owned" ;;
  processes) count_processes ;;
  memory) head -c "$memory" /dev/zero | tail -c "$memory" | wc -c | sed 's/^/count /' ;;
  size) count_size ;;
  disk) fill_disk ;;
  flood) yes ;;
  remain) leave_behind ;;
esac
exit 0
