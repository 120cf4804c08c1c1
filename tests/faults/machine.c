/* A machine that fails as told, laid under a process by LD_PRELOAD.

   Files in $ROJI_MACHINE ask for faults of everything below $ROJI_MACHINE_DATA: while `enospc` is there nothing can be
   written; `eio` fails the next fsync, once. The file `clock` holds a whole number of seconds (64 bits) by which the
   clock is wrong.  */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))
static volatile int64_t *wrong;

static void path_of(char *path, const char *name) { snprintf(path, 4096, "%s/%s", getenv("ROJI_MACHINE"), name); }

__attribute__((constructor)) static void begin(void) {
  char path[4096];
  if (!getenv("ROJI_MACHINE")) return;
  path_of(path, "clock");
  int fd = REAL(open)(path, O_RDONLY);
  if (fd < 0) return;
  void *found = mmap(NULL, 8, PROT_READ, MAP_SHARED, fd, 0);
  if (found != MAP_FAILED) wrong = found;
  close(fd);
}

static int asked(int fd, const char *fault, int once) {
  char path[4096], link[64];
  const char *data = getenv("ROJI_MACHINE_DATA");
  if (!data) return 0;
  path_of(path, fault);
  if (access(path, F_OK)) return 0;
  char name[4096];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, name, sizeof name - 1);
  if (length < 0) return 0;
  name[length] = 0;
  if (strncmp(name, data, strlen(data))) return 0;
  return !once || unlink(path) == 0;
}

#define FULL(fd)                    \
  if (asked(fd, "enospc", 0)) {     \
    errno = ENOSPC;                 \
    return -1;                      \
  }

ssize_t write(int fd, const void *data, size_t length) {
  FULL(fd) return REAL(write)(fd, data, length);
}
ssize_t pwrite(int fd, const void *data, size_t length, off_t at) {
  FULL(fd) return REAL(pwrite)(fd, data, length, at);
}
ssize_t pwrite64(int fd, const void *data, size_t length, off64_t at) {
  FULL(fd) return REAL(pwrite64)(fd, data, length, at);
}
ssize_t pwritev(int fd, const struct iovec *data, int count, off_t at) {
  FULL(fd) return REAL(pwritev)(fd, data, count, at);
}
ssize_t pwritev64(int fd, const struct iovec *data, int count, off64_t at) {
  FULL(fd) return REAL(pwritev64)(fd, data, count, at);
}

static int synced(int fd, int (*sync)(int)) {
  if (asked(fd, "eio", 1)) {
    errno = EIO;
    return -1;
  }
  return sync(fd);
}
int fsync(int fd) { return synced(fd, REAL(fsync)); }
int fdatasync(int fd) { return synced(fd, REAL(fdatasync)); }

int clock_gettime(clockid_t which, struct timespec *now) {
  int done = REAL(clock_gettime)(which, now);
  if (wrong && which == CLOCK_REALTIME) now->tv_sec += *wrong;
  return done;
}
int gettimeofday(struct timeval *restrict now, void *restrict zone) {
  int done = ((int (*)(struct timeval *, void *))dlsym(RTLD_NEXT, "gettimeofday"))(now, zone);
  if (wrong) now->tv_sec += *wrong;
  return done;
}
time_t time(time_t *out) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (out) *out = now.tv_sec;
  return now.tv_sec;
}
