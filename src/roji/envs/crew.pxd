# Threads that stay: one crew does job after job, each in pieces that whoever is free takes next. Between two jobs they
# look for the next one for some microseconds and then sleep. C as it is: it runs without the interpreter.

cdef extern from *:
    """
    #include <pthread.h>
    #include <stdlib.h>
    #include <unistd.h>

    #if defined(__x86_64__) || defined(__i386__)
    #define CREW_PAUSE() __builtin_ia32_pause()
    #elif defined(__aarch64__)
    #define CREW_PAUSE() __asm__ __volatile__("yield")
    #else
    #define CREW_PAUSE() ((void) 0)
    #endif
    #define CREW_SPINS 1000

    typedef void (*crew_job)(void *self, int job, int first, int last);

    typedef struct {
        pthread_mutex_t lock;
        pthread_cond_t go, ready;
        pthread_t *hands;
        int wanted, count, stop;
        pid_t home;  /* the process whose threads these are: a fork has none of them */
        crew_job call;
        void *self;
        int job, n, piece;
        int next, working;
        unsigned int number;  /* of the job, so that everybody sees a new one */
    } crew;

    static void crew_work(crew *c) {
        int first;
        while ((first = __atomic_fetch_add(&c->next, c->piece, __ATOMIC_RELAXED)) < c->n) {
            int last = first + c->piece;
            c->call(c->self, c->job, first, last < c->n ? last : c->n);
        }
    }

    static void *crew_hand(void *arg) {
        crew *c = (crew *) arg;
        unsigned int seen = 0;
        for (;;) {
            int spins = 0;
            while (__atomic_load_n(&c->number, __ATOMIC_ACQUIRE) == seen) {
                if (++spins < CREW_SPINS) { CREW_PAUSE(); continue; }
                pthread_mutex_lock(&c->lock);
                while (__atomic_load_n(&c->number, __ATOMIC_ACQUIRE) == seen) pthread_cond_wait(&c->go, &c->lock);
                pthread_mutex_unlock(&c->lock);
            }
            seen = __atomic_load_n(&c->number, __ATOMIC_ACQUIRE);
            if (c->stop) return NULL;
            crew_work(c);
            if (__atomic_sub_fetch(&c->working, 1, __ATOMIC_ACQ_REL) == 0) {
                pthread_mutex_lock(&c->lock);
                pthread_cond_signal(&c->ready);
                pthread_mutex_unlock(&c->lock);
            }
        }
    }

    static void crew_hire(crew *c) {
        pthread_mutex_init(&c->lock, NULL);
        pthread_cond_init(&c->go, NULL);
        pthread_cond_init(&c->ready, NULL);
        c->number = 0;
        c->working = c->stop = c->count = 0;
        c->home = getpid();
        while (c->count < c->wanted && pthread_create(&c->hands[c->count], NULL, crew_hand, c) == 0) c->count++;
    }

    static crew *crew_new(int threads) {
        crew *c = (crew *) calloc(1, sizeof(crew));
        if (c == NULL) return NULL;
        c->wanted = threads - 1;  /* the caller works, too */
        c->hands = (pthread_t *) calloc(threads, sizeof(pthread_t));
        if (c->hands == NULL) { free(c); return NULL; }
        crew_hire(c);
        return c;
    }

    static void crew_announce(crew *c) {
        pthread_mutex_lock(&c->lock);
        __atomic_add_fetch(&c->number, 1, __ATOMIC_ACQ_REL);
        pthread_cond_broadcast(&c->go);
        pthread_mutex_unlock(&c->lock);
    }

    static void crew_run(crew *c, crew_job call, void *self, int job, int n, int piece) {
        int spins = 0;
        if (c->home != getpid()) crew_hire(c);
        c->call = call;
        c->self = self;
        c->job = job;
        c->n = n;
        c->piece = piece;
        c->next = 0;
        if (c->count && n > piece) {
            c->working = c->count;
            crew_announce(c);
            crew_work(c);
            while (__atomic_load_n(&c->working, __ATOMIC_ACQUIRE)) {
                if (++spins < CREW_SPINS) { CREW_PAUSE(); continue; }
                pthread_mutex_lock(&c->lock);
                while (__atomic_load_n(&c->working, __ATOMIC_ACQUIRE)) pthread_cond_wait(&c->ready, &c->lock);
                pthread_mutex_unlock(&c->lock);
            }
        } else {
            crew_work(c);
        }
    }

    static void crew_free(crew *c) {
        int i;
        if (c == NULL) return;
        if (c->home == getpid()) {
            c->stop = 1;
            crew_announce(c);
            for (i = 0; i < c->count; i++) pthread_join(c->hands[i], NULL);
            pthread_cond_destroy(&c->go);
            pthread_cond_destroy(&c->ready);
            pthread_mutex_destroy(&c->lock);
        }
        free(c->hands);
        free(c);
    }
    """
    ctypedef struct crew:
        int count
    ctypedef void (*crew_job)(void* self, int job, int first, int last) noexcept nogil
    crew* crew_new(int threads) noexcept nogil
    void crew_run(crew* c, crew_job call, void* self, int job, int n, int piece) noexcept nogil
    void crew_free(crew* c) noexcept nogil
