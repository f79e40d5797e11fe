// Kernels with one mistake each, and their corrected twins. The twin has the suffix `_fixed`.
// `cases.json` says how they are launched and what is found.

// ---- Data races ----

kernel void exchange(global int *out) {
    local int cell[64];
    int l = get_local_id(0);
    cell[l] = l;
    out[get_global_id(0)] = cell[63 - l]; // mistake: no barrier after the store
}
kernel void exchange_fixed(global int *out) {
    local int cell[64];
    int l = get_local_id(0);
    cell[l] = l;
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(0)] = cell[63 - l];
}

kernel void rotate_cells(global int *out) {
    local int cell[64];
    int l = get_local_id(0);
    cell[l] = l;
    for (int i = 0; i < 3; i++) {
        barrier(CLK_LOCAL_MEM_FENCE);
        int next = cell[(l + 17) & 63];
        cell[l] = next + 1; // mistake: others may not have read it
    }
    out[get_global_id(0)] = cell[l];
}
kernel void rotate_cells_fixed(global int *out) {
    local int cell[64];
    int l = get_local_id(0);
    cell[l] = l;
    for (int i = 0; i < 3; i++) {
        barrier(CLK_LOCAL_MEM_FENCE);
        int next = cell[(l + 17) & 63];
        barrier(CLK_LOCAL_MEM_FENCE);
        cell[l] = next + 1;
    }
    out[get_global_id(0)] = cell[l];
}

kernel void reduce(global const int *in, global int *out) {
    local int sums[256];
    int l = get_local_id(0);
    sums[l] = in[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int part = 128; part > 0; part /= 2)
        if (l < part) sums[l] += sums[l + part]; // mistake: no barrier between the steps
    if (l == 0) out[get_group_id(0)] = sums[0];
}
kernel void reduce_fixed(global const int *in, global int *out) {
    local int sums[256];
    int l = get_local_id(0);
    sums[l] = in[get_global_id(0)];
    for (int part = 128; part > 0; part /= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (l < part) sums[l] += sums[l + part];
    }
    if (l == 0) out[get_group_id(0)] = sums[0];
}

kernel void group_result(global int *out) {
    if (get_local_id(0) == 0) out[0] = get_group_id(0) + 1; // mistake: one place for all groups
}
kernel void group_result_fixed(global int *out) {
    if (get_local_id(0) == 0) out[get_group_id(0)] = get_group_id(0) + 1;
}

kernel void count_groups(global int *out) {
    if (get_local_id(0) == 0) out[0] += 1; // mistake: not atomic
}
kernel void count_groups_fixed(global int *out) {
    if (get_local_id(0) == 0) atomic_inc(&out[0]);
}

kernel void shift(global int *values) {
    int i = get_global_id(0);
    values[i] = values[i + 1]; // mistake: another group may have written it
}
kernel void shift_fixed(global int *values, global int *out) {
    int i = get_global_id(0);
    out[i] = values[i + 1];
}

kernel void histogram(global const int *in, global int *out) {
    local int bins[64];
    int l = get_local_id(0);
    bins[l] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    bins[in[get_global_id(0)] & 7] += 1; // mistake: not atomic
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(0)] = bins[l];
}
kernel void histogram_fixed(global const int *in, global int *out) {
    local int bins[64];
    int l = get_local_id(0);
    bins[l] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    atomic_inc(&bins[in[get_global_id(0)] & 7]);
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(0)] = bins[l];
}

kernel void publish(global int *total, global int *out) {
    atomic_add(&total[0], 1);
    out[get_global_id(0)] = total[0]; // mistake: a plain read beside atomic operations
}
kernel void publish_fixed(global int *total, global int *out) {
    atomic_add(&total[0], 1);
    out[get_global_id(0)] = atomic_or(&total[0], 0);
}

kernel void two_each(global int *out) {
    int i = get_global_id(0);
    out[i] = i;
    out[i + 1] = i; // mistake: the neighbour's place
}
kernel void two_each_fixed(global int *out) {
    int i = get_global_id(0);
    out[2 * i] = i;
    out[2 * i + 1] = i;
}

kernel void maximum(global const int *in, global int *best) {
    int value = in[get_global_id(0)];
    if (value > best[0]) best[0] = value; // mistake: not atomic
}
kernel void maximum_fixed(global const int *in, global int *best) {
    atomic_max(&best[0], in[get_global_id(0)]);
}

kernel void transpose_in_place(global int *matrix, int n) {
    int x = get_global_id(0), y = get_global_id(1);
    int other = matrix[x * n + y];
    matrix[y * n + x] = other; // mistake: the other half may have been written
}
kernel void transpose_in_place_fixed(global int *matrix, int n) {
    int x = get_global_id(0), y = get_global_id(1);
    if (x < y) {
        int one = matrix[y * n + x], other = matrix[x * n + y];
        matrix[y * n + x] = other;
        matrix[x * n + y] = one;
    }
}

kernel void pack_bits(global uchar *bits, global const int *in) {
    int i = get_global_id(0);
    if (in[i] & 1) bits[i / 8] |= 1 << (i % 8); // mistake: eight work-items share a byte
}
kernel void pack_bits_fixed(global uchar *bits, global const int *in) {
    int i = get_global_id(0);
    if (i % 8 == 0) {
        uchar byte = 0;
        for (int k = 0; k < 8; k++) byte |= (in[i + k] & 1) << k;
        bits[i / 8] = byte;
    }
}

// ---- Order by atomic operations and fences ----

// The order of an atomic operation is a constant.
#define ENTER(gate, order) \
    for (uint closed = 0; \
         !atomic_compare_exchange_strong_explicit(gate, &closed, 1u, order, memory_order_relaxed, memory_scope_device); \
         closed = 0) {}
kernel void gate_without_acquire(global int *sums, global atomic_uint *gate) {
    if (get_local_id(0) != 0) return;
    ENTER(gate, memory_order_relaxed) // mistake: the sums may be read before
    sums[0] += get_group_id(0);
    sums[1] += 1;
    atomic_store_explicit(gate, 0u, memory_order_release, memory_scope_device);
}
kernel void gate_without_release(global int *sums, global atomic_uint *gate) {
    if (get_local_id(0) != 0) return;
    ENTER(gate, memory_order_acquire)
    sums[0] += get_group_id(0);
    sums[1] += 1;
    atomic_store_explicit(gate, 0u, memory_order_relaxed, memory_scope_device); // mistake: the sums may be written later
}
kernel void gate_fixed(global int *sums, global atomic_uint *gate) {
    if (get_local_id(0) != 0) return;
    ENTER(gate, memory_order_acquire)
    sums[0] += get_group_id(0);
    sums[1] += 1;
    atomic_store_explicit(gate, 0u, memory_order_release, memory_scope_device);
}

void store_part(global int *parts) {
    parts[get_global_id(0)] = get_global_id(0);
    barrier(CLK_GLOBAL_MEM_FENCE);
}
void add_parts(local int *place, global int *parts, global int *out) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (*place != get_num_groups(0) - 1) return;
    int l = get_local_id(0), sum = 0;
    for (int g = 0; g < get_num_groups(0); g++) sum += parts[g * get_local_size(0) + l];
    out[l] = sum;
}
kernel void last_group_relaxed(global int *parts, global atomic_int *count, global int *out) {
    local int place;
    store_part(parts);
    if (get_local_id(0) == 0) // mistake: nothing is published
        place = atomic_fetch_add_explicit(count, 1, memory_order_relaxed, memory_scope_device);
    add_parts(&place, parts, out);
}
kernel void last_group_release(global int *parts, global atomic_int *count, global int *out) {
    local int place;
    store_part(parts);
    if (get_local_id(0) == 0) // mistake: nothing is acquired
        place = atomic_fetch_add_explicit(count, 1, memory_order_release, memory_scope_device);
    add_parts(&place, parts, out);
}
kernel void last_group_fixed(global int *parts, global atomic_int *count, global int *out) {
    local int place;
    store_part(parts);
    if (get_local_id(0) == 0)
        place = atomic_fetch_add_explicit(count, 1, memory_order_acq_rel, memory_scope_device);
    add_parts(&place, parts, out);
}

__attribute__((intel_reqd_sub_group_size(16)))
kernel void mailbox(global int *out) {
    local int letter[16];
    local atomic_int is_full;
    int i = get_sub_group_local_id();
    if (get_local_id(0) == 0) atomic_init(&is_full, 0);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (get_sub_group_id() == 0) {
        letter[i] = i;
        if (i == 0) atomic_store_explicit(&is_full, 1, memory_order_relaxed, memory_scope_work_group); // mistake: no release
    } else {
        if (i == 0) while (!atomic_load_explicit(&is_full, memory_order_acquire, memory_scope_work_group)) {}
        out[get_global_id(0)] = letter[15 - i];
    }
}
__attribute__((intel_reqd_sub_group_size(16)))
kernel void mailbox_fixed(global int *out) {
    local int letter[16];
    local atomic_int is_full;
    int i = get_sub_group_local_id();
    if (get_local_id(0) == 0) atomic_init(&is_full, 0);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (get_sub_group_id() == 0) {
        letter[i] = i;
        if (i == 0) atomic_store_explicit(&is_full, 1, memory_order_release, memory_scope_work_group);
    } else {
        if (i == 0) while (!atomic_load_explicit(&is_full, memory_order_acquire, memory_scope_work_group)) {}
        out[get_global_id(0)] = letter[15 - i];
    }
}

__attribute__((intel_reqd_sub_group_size(16)))
kernel void wrong_fence(global int *out) {
    local int letter[16];
    local atomic_int is_full;
    int i = get_sub_group_local_id();
    if (get_local_id(0) == 0) atomic_init(&is_full, 0);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (get_sub_group_id() == 0) {
        letter[i] = i;
        atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_release, memory_scope_work_group); // mistake: of global memory
        if (i == 0) atomic_store_explicit(&is_full, 1, memory_order_relaxed, memory_scope_work_group);
    } else {
        if (i == 0) while (!atomic_load_explicit(&is_full, memory_order_relaxed, memory_scope_work_group)) {}
        atomic_work_item_fence(CLK_LOCAL_MEM_FENCE, memory_order_acquire, memory_scope_work_group);
        out[get_global_id(0)] = letter[15 - i];
    }
}

// ---- Memory that nobody wrote ----

kernel void half_tile(global int *out) {
    local int tile[64];
    int l = get_local_id(0);
    if (l < 32) tile[l] = l; // mistake: the other half is not filled
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(0)] = tile[63 - l];
}
kernel void half_tile_fixed(global int *out) {
    local int tile[64];
    int l = get_local_id(0);
    tile[l] = l < 32 ? l : 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(0)] = tile[63 - l];
}

kernel void blur(global const float *in, global float *out) {
    local float tile[66];
    int l = get_local_id(0);
    tile[l + 1] = in[get_global_id(0)]; // mistake: the cells 0 and 65 are not filled
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(0)] = tile[l] + tile[l + 1] + tile[l + 2];
}
kernel void blur_fixed(global const float *in, global float *out) {
    local float tile[66];
    int l = get_local_id(0);
    tile[l + 1] = in[get_global_id(0)];
    if (l == 0) tile[0] = tile[65] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(0)] = tile[l] + tile[l + 1] + tile[l + 2];
}

kernel void private_table(global const int *in, global int *out, int n) {
    int table[2000];
    int i = get_global_id(0);
    for (int k = 0; k < n / 2; k++) table[(k * in[i]) % n] = k; // mistake: half of the table
    out[i] = table[(in[i] * 48) % n];
}
kernel void private_table_fixed(global const int *in, global int *out, int n) {
    int table[2000];
    int i = get_global_id(0);
    for (int k = 0; k < n; k++) table[(k * in[i]) % n] = k;
    out[i] = table[(in[i] * 48) % n];
}

kernel void last_entry(global const int *in, global int *out, int n) {
    int table[2000];
    int i = get_global_id(0);
    for (int k = 0; k < n - 1; k++) table[k] = in[i] + k; // mistake: n - 1 entries
    int sum = 0;
    for (int k = 0; k < n; k++) sum += table[(k * in[i]) % n];
    out[i] = sum;
}
kernel void last_entry_fixed(global const int *in, global int *out, int n) {
    int table[2000];
    int i = get_global_id(0);
    for (int k = 0; k < n; k++) table[k] = in[i] + k;
    int sum = 0;
    for (int k = 0; k < n; k++) sum += table[(k * in[i]) % n];
    out[i] = sum;
}

kernel void accumulate(global const float *in, global float *out) {
    out[get_global_id(0)] += in[get_global_id(0)]; // mistake: the host has not written `out`
}
kernel void accumulate_fixed(global const float *in, global float *out) {
    out[get_global_id(0)] = in[get_global_id(0)];
}

kernel void fill_part(global int *out, int n) {
    if (get_global_id(0) < n) out[get_global_id(0)] = get_global_id(0);
}
kernel void sum_all(global const int *in, global int *out) {
    out[get_global_id(0)] = in[get_global_id(0)] + 1; // mistake: of the launches, see cases.json
}

kernel void swing(global float4 *points, global float *out) {
    int i = get_global_id(0);
    float4 point = points[i]; // mistake: the host has not written the points
    point.x = i;
    points[i] = point;
    out[i] = point.w;
}
kernel void swing_fixed(global float4 *points, global ushort2 *pairs) {
    int i = get_global_id(0);
    points[i].x = i;
    points[i].z = i + 1;
    pairs[i].y = i;
}

kernel void past_array(global int *out, int n) {
    int i = get_global_id(0), table[6];
    for (int k = 0; k < 6; k++) table[k] = k * i;
    table[n & 3] = 1;
    out[i] = table[n]; // mistake: n is 8
}
kernel void past_array_write(global int *out, int n) {
    int i = get_global_id(0), sum = 0;
    short table[6];
    for (int k = 0; k < 6; k++) table[k] = k * i;
    table[n - (i & 1)] = 1; // mistake: n is 8
    for (int k = 0; k < 6; k++) sum += table[k] * out[k];
    out[64 + i] = sum;
}
kernel void past_array_fixed(global int *out, int n) {
    int i = get_global_id(0), table[6];
    for (int k = 0; k < 6; k++) table[k] = k * i;
    table[n & 3] = 1;
    // The element is read before the condition is known.
    out[i] = (n < 6 ? table[n] : 0) + (i % 9 < 6 ? table[i % 9] : -1);
}

kernel void local_counter(global int *out) {
    local int counter;
    int slot = atomic_inc(&counter); // mistake: the counter has no initial value
    out[get_global_id(0)] = slot;
}
kernel void local_counter_fixed(global int *out) {
    local int counter;
    if (get_local_id(0) == 0) counter = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    int slot = atomic_inc(&counter);
    out[get_global_id(0)] = slot;
}

kernel void scan(global const int *in, global int *out) {
    local int rows[2][64];
    int l = get_local_id(0), from = 0;
    rows[0][l] = in[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int step = 1; step < 64; step *= 2) {
        rows[1 - from][l] = rows[from][l] + (l >= step ? rows[from][l - step] : 0);
        barrier(CLK_LOCAL_MEM_FENCE);
        from = 1 - from;
    }
    out[get_global_id(0)] = rows[from][l];
}
kernel void scan_wrong_row(global const int *in, global int *out) {
    local int rows[2][64];
    int l = get_local_id(0), from = 1; // mistake: the first row is 0
    rows[0][l] = in[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    int sum = rows[from][l] + (l >= 1 ? rows[from][l - 1] : 0);
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(0)] = sum;
}

// ---- Barriers ----

kernel void barrier_in_branch(global int *out) {
    local int cell[64];
    int l = get_local_id(0);
    cell[l] = l;
    if (l & 1) barrier(CLK_LOCAL_MEM_FENCE); // mistake: half of the work-items
    out[get_global_id(0)] = cell[l];
}
kernel void barrier_in_branch_fixed(global int *out) {
    local int cell[64];
    int l = get_local_id(0);
    cell[l] = l;
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(0)] = cell[l];
}

kernel void barrier_in_loop(global const int *in, global int *out) {
    local int cell[64];
    int l = get_local_id(0), sum = 0;
    for (int i = 0; i < (in[l] & 3) + 1; i++) { // mistake: the work-items go round differently often
        cell[l] = i;
        barrier(CLK_LOCAL_MEM_FENCE);
        sum += cell[l];
    }
    out[get_global_id(0)] = sum;
}
kernel void barrier_in_loop_fixed(global const int *in, global int *out) {
    local int cell[64];
    int l = get_local_id(0), sum = 0;
    for (int i = 0; i < 4; i++) {
        cell[l] = i;
        barrier(CLK_LOCAL_MEM_FENCE);
        if (i < (in[l] & 3) + 1) sum += cell[l];
    }
    out[get_global_id(0)] = sum;
}

kernel void early_return(global const int *in, global int *out, int n) {
    local int cell[64];
    int l = get_local_id(0);
    if (l >= n) return; // mistake: some work-items never reach the barrier
    cell[l] = in[l];
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(0)] = cell[n - 1 - l];
}
kernel void early_return_fixed(global const int *in, global int *out, int n) {
    local int cell[64];
    int l = get_local_id(0);
    if (l < n) cell[l] = in[l];
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l < n) out[get_global_id(0)] = cell[n - 1 - l];
}

__attribute__((intel_reqd_sub_group_size(16)))
kernel void two_barriers(global int *out) {
    local int cell[64];
    int l = get_local_id(0);
    if (get_sub_group_id() == 0) {
        cell[l] = 1;
        barrier(CLK_LOCAL_MEM_FENCE); // mistake: another barrier than that of the other sub-groups
        out[get_global_id(0)] = cell[l] * 5;
    } else {
        cell[l] = 2;
        barrier(CLK_LOCAL_MEM_FENCE);
        out[get_global_id(0)] = cell[l] + 3;
    }
}
__attribute__((intel_reqd_sub_group_size(16)))
kernel void two_barriers_fixed(global int *out) {
    local int cell[64];
    int l = get_local_id(0);
    cell[l] = get_sub_group_id() == 0 ? 1 : 2;
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(0)] = get_sub_group_id() == 0 ? cell[l] * 5 : cell[l] + 3;
}

// ---- Lanes of one store ----

kernel void pairs(global const int *in, global int *out) {
    out[get_global_id(0) / 2] = in[get_global_id(0)]; // mistake: two work-items for each place
}
kernel void pairs_fixed(global const int *in, global int *out) {
    out[get_global_id(0)] = in[get_global_id(0)];
}

kernel void scatter(global const int *keys, global int *out) {
    out[keys[get_global_id(0)] % 16] = get_global_id(0); // mistake: keys collide
}
kernel void scatter_fixed(global const int *keys, global int *out) {
    out[(keys[get_global_id(0)] * 3) & 63] = get_global_id(0);
}

kernel void last_wins(global int *out) {
    local int last;
    last = get_local_id(0); // mistake: each thread writes the number of one of its work-items
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(0)] = last;
}
kernel void last_wins_fixed(global int *out) {
    local int last;
    if (get_local_id(0) == 63) last = 63;
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(0)] = last;
}

// ---- Vectors of three, which compilers store as vectors of four ----

kernel void triples(global int *out, global const int *in) {
    local float3 tile[64];
    int i = get_global_id(0), l = get_local_id(0);
    if (l & 1) tile[l] = (float3)(in[i], 1, 2); // mistake: every second one is not filled
    barrier(CLK_LOCAL_MEM_FENCE);
    out[i] = tile[63 - l].y;
}
kernel void triples_fixed(global int3 *out, global const int *in, global long3 *wide, global float3 *one) {
    local float3 tile[64];
    int i = get_global_id(0), l = get_local_id(0);
    out[i] = (int3)(in[i], 1, 2);
    wide[i] = (long3)(in[i], 1, 2);
    tile[l] = (float3)(in[i], 1, 2);
    barrier(CLK_LOCAL_MEM_FENCE);
    one[get_group_id(0)] = tile[0];
}

// ---- Updates and results that are lost ----

kernel void count_by_steps(global atomic_int *total) {
    int count = atomic_load_explicit(total, memory_order_relaxed, memory_scope_device);
    atomic_store_explicit(total, count + 1, memory_order_relaxed, memory_scope_device); // mistake: two operations
}
kernel void count_by_steps_fixed(global atomic_int *total) {
    atomic_fetch_add_explicit(total, 1, memory_order_relaxed, memory_scope_device);
}

kernel void best_of(global const int *in, global atomic_int *best) {
    int value = in[get_global_id(0)];
    if (atomic_load_explicit(best, memory_order_relaxed, memory_scope_device) < value)
        atomic_store_explicit(best, value, memory_order_relaxed, memory_scope_device); // mistake: a larger one is lost
}
kernel void best_of_fixed(global const int *in, global atomic_int *best) {
    atomic_fetch_max_explicit(best, in[get_global_id(0)], memory_order_relaxed, memory_scope_device);
}

kernel void push_node(global atomic_int *head, global int *next) {
    int i = get_global_id(0);
    next[i] = atomic_load_explicit(head, memory_order_relaxed, memory_scope_device);
    atomic_store_explicit(head, i, memory_order_relaxed, memory_scope_device); // mistake: other nodes are lost
}
kernel void push_node_fixed(global atomic_int *head, global int *next) {
    int i = get_global_id(0);
    next[i] = atomic_exchange_explicit(head, i, memory_order_relaxed, memory_scope_device);
}

kernel void add_float(global const float *in, volatile global float *sum) {
    atomic_xchg(sum, *sum + in[get_global_id(0)]); // mistake: the sum is read before
}
kernel void add_float_fixed(global const float *in, volatile global float *sum) {
    float carried = in[get_global_id(0)];
    while ((carried = atomic_xchg(sum, atomic_xchg(sum, 0.0f) + carried)) != 0.0f) {}
}

kernel void try_once(global const int *in, global int *product) {
    int old = atomic_or(product, 0);
    atomic_cmpxchg(product, old, old * in[get_global_id(0)]); // mistake: it may fail
}
kernel void try_once_fixed(global const int *in, global int *product) {
    int old = atomic_or(product, 0), seen;
    while ((seen = atomic_cmpxchg(product, old, old * in[get_global_id(0)])) != old) old = seen;
}

kernel void byte_tickets(global int *count, global uchar *tickets) {
    int i = get_global_id(0);
    tickets[i] = atomic_inc(&count[i & 1]); // mistake: more than 256 tickets
}
kernel void byte_tickets_fixed(global int *count, global ushort *tickets) {
    int i = get_global_id(0);
    tickets[i] = atomic_inc(&count[i & 1]);
}

__attribute__((intel_reqd_sub_group_size(16)))
kernel void bins_of_lanes(global const int *in, global int *out) {
    local int bins[16];
    int l = get_local_id(0);
    bins[l] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    bins[in[l] & 3] += 1; // mistake: work-items of one sub-group have one bin
    barrier(CLK_LOCAL_MEM_FENCE);
    out[l] = bins[l];
}
__attribute__((intel_reqd_sub_group_size(16)))
kernel void bins_of_lanes_fixed(global const int *in, global int *out) {
    local int bins[16];
    int l = get_local_id(0);
    bins[l] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    atomic_inc(&bins[in[l] & 3]);
    barrier(CLK_LOCAL_MEM_FENCE);
    out[l] = bins[l];
}

kernel void take_turns(global int *stack, global int *top, global int *out) {
    int t = atomic_add(top, 0);
    out[get_global_id(0)] = stack[t];
    atomic_xchg(top, t - 1); // mistake: others may take the same one
}
kernel void take_turns_fixed(global int *stack, global int *top, global int *out) {
    out[get_global_id(0)] = stack[atomic_dec(top)];
}

// Not mistakes: any of several work-items may be the one that is kept, or all store the same.
kernel void any_match(global const int *in, global int *found, global int *flag) {
    int i = get_global_id(0);
    if ((in[i] & 3) == 1 && atomic_or(found, 0) < 0) atomic_xchg(found, i);
    if ((in[i] & 3) == 2 && !(atomic_or(flag, 0) & 4)) atomic_xchg(flag, 4);
    if ((in[i] & 3) == 3) atomic_cmpxchg(&found[1], -1, i);
}

// Not a mistake: a ring of 256 places, whose index has eight bits.
kernel void ring_of_bytes(global int *count, global int *ring) {
    atomic_inc(&ring[(uchar)atomic_inc(count)]);
}

// ---- Accesses that fail ----

kernel void off_by_one(global int *out, int n) {
    int i = get_global_id(0);
    out[i + 1] = i; // mistake: the last work-item leaves the buffer
}
kernel void off_by_one_fixed(global int *out, int n) {
    int i = get_global_id(0);
    if (i + 1 < n) out[i + 1] = i;
}

kernel void before_the_start(global const int *in, global int *out) {
    int i = get_global_id(0);
    out[i] = in[i - 1]; // mistake: the first work-item reads before the buffer
}
kernel void before_the_start_fixed(global const int *in, global int *out) {
    int i = get_global_id(0);
    out[i] = i > 0 ? in[i - 1] : 0;
}

kernel void local_overflow(global int *out, global const int *in) {
    local int cell[64];
    int l = get_local_id(0);
    cell[l] = l;
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(0)] = cell[l + in[0]]; // mistake: more cells than there are
}
kernel void local_overflow_fixed(global int *out, global const int *in) {
    local int cell[64];
    int l = get_local_id(0);
    cell[l] = l;
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(0)] = cell[(l + in[0]) & 63];
}

kernel void past_local(global int *out, local int *first, local int *second) {
    int l = get_local_id(0);
    first[l] = l;
    second[l] = -l;
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(0)] = first[l + 1]; // mistake: the last work-item leaves `first`
}
kernel void past_local_write(global int *out, local int *first, local int *second) {
    int l = get_local_id(0);
    second[l] = -l;
    first[l + 1] = l; // mistake: the last work-item leaves `first`
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(0)] = first[l] + second[l];
}
kernel void past_local_fixed(global int *out, local int *first, local int *second) {
    int l = get_local_id(0);
    first[l] = l;
    second[l] = -l;
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(0)] = first[63 - l] + second[l];
}

kernel void misaligned_atomic(global char *bytes) {
    atomic_inc((volatile global int *)(bytes + 4 * get_global_id(0) + 1)); // mistake: not aligned
}
kernel void misaligned_atomic_fixed(global char *bytes) {
    atomic_inc((volatile global int *)(bytes + 4 * get_global_id(0)));
}

kernel void writes_constant(global const int *in, global int *out) {
    int i = get_global_id(0);
    ((global int *)in)[i] = i; // mistake: the argument is read-only
    out[i] = i;
}
kernel void writes_constant_fixed(global const int *in, global int *out) {
    int i = get_global_id(0);
    out[i] = in[i];
}

kernel void null_pointer(global const int *in, global int *out) {
    out[get_global_id(0)] = in[get_global_id(0)]; // mistake: of the launch, see cases.json
}
