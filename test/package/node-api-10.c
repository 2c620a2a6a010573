/*
 * What Node-API 10 has and 9 has not, as far as better-sqlite3 uses it: references to strings. Version 9 keeps
 * references to objects only, so a string is kept inside an array of one. For the test's package on an old Electron;
 * binding.ts tells why. Built by the test with the system's C compiler, loaded by LD_PRELOAD.
 */
#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

typedef struct env_ *napi_env;
typedef struct value_ *napi_value;
typedef struct ref_ *napi_ref;
typedef int napi_status;

/* Of the runtime; the window's other processes load this library too and never call it. */
#define RUNTIME extern __attribute__((weak))
RUNTIME napi_status napi_typeof(napi_env, napi_value, int *);
RUNTIME napi_status napi_create_reference(napi_env, napi_value, uint32_t, napi_ref *);
RUNTIME napi_status napi_get_reference_value(napi_env, napi_ref, napi_value *);
RUNTIME napi_status napi_delete_reference(napi_env, napi_ref);
RUNTIME napi_status napi_create_array_with_length(napi_env, size_t, napi_value *);
RUNTIME napi_status napi_set_element(napi_env, napi_value, uint32_t, napi_value);
RUNTIME napi_status napi_get_element(napi_env, napi_value, uint32_t, napi_value *);

enum { OK = 0, STRING = 4, SLOTS = 4096 };

struct kept {
  napi_ref ref;
  struct kept *next;
};
static struct kept *slots[SLOTS];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static struct kept **slot(napi_ref ref) { return &slots[((uintptr_t)ref >> 4) % SLOTS]; }

static bool is_kept(napi_ref ref) {
  pthread_mutex_lock(&lock);
  struct kept *one = *slot(ref);
  while (one != NULL && one->ref != ref) one = one->next;
  pthread_mutex_unlock(&lock);
  return one != NULL;
}

napi_status nap9_create_reference(napi_env env, napi_value value, uint32_t count, napi_ref *ref) {
  int type = -1;
  napi_status status = napi_typeof(env, value, &type);
  if (status != OK || type != STRING) return napi_create_reference(env, value, count, ref);
  napi_value box;
  if ((status = napi_create_array_with_length(env, 1, &box)) != OK) return status;
  if ((status = napi_set_element(env, box, 0, value)) != OK) return status;
  if ((status = napi_create_reference(env, box, count, ref)) != OK) return status;
  struct kept *one = malloc(sizeof *one);
  if (one == NULL) abort();
  pthread_mutex_lock(&lock);
  *one = (struct kept){*ref, *slot(*ref)};
  *slot(*ref) = one;
  pthread_mutex_unlock(&lock);
  return OK;
}

napi_status nap9_get_reference_value(napi_env env, napi_ref ref, napi_value *value) {
  napi_status status = napi_get_reference_value(env, ref, value);
  if (status != OK || *value == NULL || !is_kept(ref)) return status;
  return napi_get_element(env, *value, 0, value);
}

napi_status nap9_delete_reference(napi_env env, napi_ref ref) {
  pthread_mutex_lock(&lock);
  for (struct kept **at = slot(ref); *at != NULL; at = &(*at)->next) {
    if ((*at)->ref != ref) continue;
    struct kept *gone = *at;
    *at = gone->next;
    free(gone);
    break;
  }
  pthread_mutex_unlock(&lock);
  return napi_delete_reference(env, ref);
}
