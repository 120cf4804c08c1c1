/* A disk that fails as told, laid between a process and its files by LD_PRELOAD.

   Watched are the files in $ROJI_FAULTS_DATA. What a power cut would leave of them is kept in $ROJI_FAULTS/disk: one
   file for each inode, brought up to date by fsync alone, and `names`, which says what they are called. Files in
   $ROJI_FAULTS ask for faults; what they hold is how the name of the file to fail ends:

     eio-fsync   the next fsync fails, and what it should have synced is never written, as the kernel does it
     enospc      files cannot grow while it is there
     readonly    files cannot be opened for writing, nor written, while it is there
     torn        half of the next page is written, then the process dies  */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define FILES 256
#define RANGES 65536
#define REAL(name) ((__typeof__(&name))real(#name))

struct range {
  off_t from, to;
};
static struct file {
  ino_t inode;
  struct range *dirty;
  int count;
} files[FILES];
static int known;
static pthread_mutex_t busy = PTHREAD_MUTEX_INITIALIZER;

static void *real(const char *name) {
  void *found = dlsym(RTLD_NEXT, name);
  if (!found) abort();
  return found;
}

/* Whether a path is watched; its last part. What is only memory of a running process is not watched. */
static const char *watched(const char *path) {
  const char *data = getenv("ROJI_FAULTS_DATA");
  size_t length = data ? strlen(data) : 0;
  if (!length || strncmp(path, data, length) || path[length] != '/' || strchr(path + length + 1, '/')) return NULL;
  const char *name = path + length + 1;
  size_t end = strlen(name);
  if (!strcmp(name, "lock") || (end > 4 && !strcmp(name + end - 4, "-shm"))) return NULL;
  return name;
}

static const char *name_of(int fd, char *path) {
  char link[64];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, 4095);
  if (length < 0) return NULL;
  path[length] = 0;
  return watched(path);
}

static void place(char *path, const char *name) { snprintf(path, 4096, "%s/%s", getenv("ROJI_FAULTS"), name); }

/* Whether a fault is asked for this file; `once`: not any more from now on. */
static int asked(const char *fault, const char *name, int once) {
  char path[4096], what[256] = "";
  place(path, fault);
  int control = REAL(open)(path, O_RDONLY);
  if (control < 0) return 0;
  ssize_t length = read(control, what, sizeof what - 1);
  close(control);
  if (length < 0 || (size_t)length > strlen(name) || strcmp(name + strlen(name) - length, what)) return 0;
  return !once || unlink(path) == 0;
}

static struct file *file_of(ino_t inode) {
  for (int i = 0; i < known; i++)
    if (files[i].inode == inode) return &files[i];
  if (known == FILES) abort();
  files[known].inode = inode;
  files[known].dirty = malloc(RANGES * sizeof(struct range));
  return &files[known++];
}

static void note(int fd, off_t from, size_t length) {
  struct stat s;
  if (fstat(fd, &s)) return;
  pthread_mutex_lock(&busy);
  struct file *file = file_of(s.st_ino);
  if (file->count == RANGES) abort();
  file->dirty[file->count++] = (struct range){from, from + (off_t)length};
  pthread_mutex_unlock(&busy);
}

static void shadow(char *path, ino_t inode) {
  char name[64];
  snprintf(name, sizeof name, "disk/%llu", (unsigned long long)inode);
  place(path, name);
}

/* What a file is called now is durable: a name for one file, or all names of the folder. */
static void names(const char *name, ino_t inode) {
  char path[4096];
  place(path, "disk/names");
  FILE *out = fopen(path, name ? "a" : "w");
  if (!out) abort();
  if (name) {
    fprintf(out, "%llu %s\n", (unsigned long long)inode, name);
  } else {
    DIR *folder = opendir(getenv("ROJI_FAULTS_DATA"));
    struct dirent *entry;
    while (folder && (entry = readdir(folder)))
      if (entry->d_type == DT_REG) fprintf(out, "%llu %s\n", (unsigned long long)entry->d_ino, entry->d_name);
    if (folder) closedir(folder);
  }
  fclose(out);
}

static int synced(int fd, int (*sync)(int)) {
  char path[4096], kept[4096];
  static char buffer[1 << 16];
  struct stat s;
  const char *data = getenv("ROJI_FAULTS_DATA");
  const char *name = name_of(fd, path);
  if (!name) {
    if (data && !strcmp(path, data)) {
      pthread_mutex_lock(&busy);
      names(NULL, 0);
      pthread_mutex_unlock(&busy);
    }
    return sync(fd);
  }
  int failed = asked("eio-fsync", name, 1);
  if (fstat(fd, &s)) return -1;
  pthread_mutex_lock(&busy);
  struct file *file = file_of(s.st_ino);
  if (!failed) {
    shadow(kept, s.st_ino);
    int in = REAL(open)(path, O_RDONLY), out = REAL(open)(kept, O_WRONLY | O_CREAT, 0600);
    for (int i = 0; i < file->count; i++)
      for (off_t at = file->dirty[i].from; at < file->dirty[i].to;) {
        size_t left = file->dirty[i].to - at;
        ssize_t got = pread(in, buffer, left < sizeof buffer ? left : sizeof buffer, at);
        if (got <= 0) break;
        if (REAL(pwrite)(out, buffer, got, at) != got) abort();
        at += got;
      }
    if (REAL(ftruncate)(out, s.st_size)) abort();
    close(in);
    close(out);
    names(name, s.st_ino);
  }
  file->count = 0;
  pthread_mutex_unlock(&busy);
  if (failed) {
    errno = EIO;
    return -1;
  }
  return 0;
}

int fsync(int fd) { return synced(fd, REAL(fsync)); }
int fdatasync(int fd) { return synced(fd, REAL(fdatasync)); }

/* How much of a write is done: all, -1 with errno, or half and then the end. */
static ssize_t written(int fd, const void *data, size_t length, off_t at, int appends) {
  char path[4096];
  const char *name = name_of(fd, path);
  if (!name) return appends ? REAL(write)(fd, data, length) : REAL(pwrite)(fd, data, length, at);
  struct stat s;
  if (fstat(fd, &s)) return -1;
  if (appends) at = fcntl(fd, F_GETFL) & O_APPEND ? s.st_size : lseek(fd, 0, SEEK_CUR);
  if (asked("readonly", name, 0)) {
    errno = EROFS;
    return -1;
  }
  if (at + (off_t)length > s.st_size && asked("enospc", name, 0)) {
    errno = ENOSPC;
    return -1;
  }
  int torn = length >= 512 && asked("torn", name, 1);
  ssize_t done = appends ? REAL(write)(fd, data, torn ? length / 2 : length)
                         : REAL(pwrite)(fd, data, torn ? length / 2 : length, at);
  if (torn) kill(getpid(), SIGKILL);
  if (done > 0) note(fd, at, done);
  if (done > 0 && (fcntl(fd, F_GETFL) & O_DSYNC) && synced(fd, REAL(fdatasync))) return -1;
  return done;
}

ssize_t write(int fd, const void *data, size_t length) { return written(fd, data, length, 0, 1); }
ssize_t pwrite(int fd, const void *data, size_t length, off_t at) { return written(fd, data, length, at, 0); }
ssize_t pwrite64(int fd, const void *data, size_t length, off_t at) { return written(fd, data, length, at, 0); }

static int opened(const char *path, int flags, mode_t mode, __typeof__(&open) open_it) {
  char full[4096];
  if (path[0] == '/')
    snprintf(full, sizeof full, "%s", path);
  else if (!getcwd(full, 2048) || strlen(path) > 2000)
    full[0] = 0;
  else
    strcat(strcat(full, "/"), path);
  const char *name = watched(full);
  if (name && flags & (O_WRONLY | O_RDWR) && asked("readonly", name, 0)) {
    errno = EROFS;
    return -1;
  }
  return open_it(path, flags, mode);
}

int open(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, mode_t) : 0;
  va_end(rest);
  return opened(path, flags, mode, REAL(open));
}

int open64(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, mode_t) : 0;
  va_end(rest);
  return opened(path, flags, mode, REAL(open64));
}
