// Replaces operator new and delete in a program that records its steps, so that each block and its size are known.
//
// An arena consists of slabs of 64 kB. A slab has slots of one size, after a table of the requested sizes. A larger block
// has its own slabs. Up to 16 MB of freed blocks stay unused, so that a pointer to them is recognized as dangling. New
// memory is filled with the pattern of unset variables.
#include <atomic>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <new>
#include <sys/mman.h>

#include "trace-memory.hpp"

namespace judge_trace {

void (*onFree)(const char* start, std::size_t size) = nullptr;

namespace {

constexpr std::size_t arenaBytes = std::size_t(16) << 30;
constexpr std::size_t slabBytes = 64 * 1024;
constexpr std::size_t slabCount = arenaBytes / slabBytes;
constexpr std::size_t largestSlot = 16 * 1024;
constexpr std::size_t quarantineBytes = 16 << 20;
constexpr std::size_t filledBytes = 64 * 1024;
constexpr int unsetByte = 0xAA;
constexpr std::uint32_t freedFlag = 1u << 31;

/// Multiples of 16 up to 1 kB, then powers of two.
constexpr std::size_t classCount = 64 + 4;
constexpr std::size_t slotBytesOf(std::size_t sizeClass) {
    return sizeClass < 64 ? (sizeClass + 1) * 16 : std::size_t(2048) << (sizeClass - 64);
}
constexpr std::size_t classOf(std::size_t size) {
    if (size <= 1024) return (size - 1) / 16;
    std::size_t sizeClass = 64;
    while (slotBytesOf(sizeClass) < size) ++sizeClass;
    return sizeClass;
}

struct Slab {
    enum : std::uint8_t { unused, slots, large, freedLarge, continued } kind;
    std::uint8_t sizeClass;
    std::uint16_t usedSlots;
    /// Of a continued block.
    std::uint32_t first;
    /// Of a large block: as requested, and its slabs.
    std::size_t size;
    std::size_t slabs;
};

/// A freed block.
struct Free {
    Free* next;
};

Slab slabs[slabCount];
char* arena;
std::size_t usedSlabs;
Free* freeSlots[classCount];
std::uint32_t openSlab[classCount];
Free* freeLarge;
Free* oldest;
Free* newest;
std::size_t waitingBytes;
std::atomic_flag isLocked;

class Lock {
public:
    Lock() {
        while (isLocked.test_and_set(std::memory_order_acquire)) {}
    }
    ~Lock() { isLocked.clear(std::memory_order_release); }
};

std::size_t slabOf(const void* address) { return (static_cast<const char*>(address) - arena) / slabBytes; }

std::size_t capacityOf(std::size_t sizeClass) { return slabBytes / (slotBytesOf(sizeClass) + sizeof(std::uint32_t)); }

std::uint32_t* sizesOf(std::size_t slab) { return reinterpret_cast<std::uint32_t*>(arena + slab * slabBytes); }

char* firstSlot(std::size_t slab) {
    std::size_t table = capacityOf(slabs[slab].sizeClass) * sizeof(std::uint32_t);
    return arena + slab * slabBytes + (table + 15) / 16 * 16;
}

std::size_t slotsOf(std::size_t sizeClass) {
    std::size_t table = (capacityOf(sizeClass) * sizeof(std::uint32_t) + 15) / 16 * 16;
    return (slabBytes - table) / slotBytesOf(sizeClass);
}

std::size_t takeSlabs(std::size_t count) {
    if (!arena) {
        void* start = mmap(nullptr, arenaBytes, PROT_READ | PROT_WRITE,
                           MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
        if (start == MAP_FAILED) return slabCount;
        arena = static_cast<char*>(start);
        usedSlabs = 1;  // 0 means "none" in openSlab
    }
    if (count > slabCount - usedSlabs) return slabCount;
    std::size_t first = usedSlabs;
    usedSlabs += count;
    return first;
}

void* takeLarge(std::size_t size) {
    std::size_t count = size / slabBytes + 1;
    for (Free** at = &freeLarge; *at; at = &(*at)->next) {
        Free* block = *at;
        Slab& slab = slabs[slabOf(block)];
        if (slab.slabs < count || slab.slabs > 2 * count) continue;
        *at = block->next;
        slab.kind = Slab::large;
        slab.size = size;
        return block;
    }
    std::size_t first = takeSlabs(count);
    if (first == slabCount) return nullptr;
    slabs[first] = {Slab::large, 0, 0, 0, size, count};
    for (std::size_t i = 1; i < count; ++i) {
        slabs[first + i].kind = Slab::continued;
        slabs[first + i].first = first;
    }
    return arena + first * slabBytes;
}

void* takeSlot(std::size_t size) {
    std::size_t sizeClass = classOf(size);
    std::size_t slotBytes = slotBytesOf(sizeClass);
    if (Free* block = freeSlots[sizeClass]) {
        freeSlots[sizeClass] = block->next;
        std::size_t slab = slabOf(block);
        sizesOf(slab)[(reinterpret_cast<char*>(block) - firstSlot(slab)) / slotBytes] = size;
        return block;
    }
    std::uint32_t& open = openSlab[sizeClass];
    if (open == 0 || slabs[open].usedSlots == slotsOf(sizeClass)) {
        std::size_t slab = takeSlabs(1);
        if (slab == slabCount) return nullptr;
        slabs[slab] = {Slab::slots, std::uint8_t(sizeClass), 0, 0, 0, 1};
        open = slab;
    }
    std::size_t index = slabs[open].usedSlots++;
    sizesOf(open)[index] = size;
    return firstSlot(open) + index * slotBytes;
}

Block find(const void* address) {
    const Block none{Memory::unknown, nullptr, 0};
    const char* at = static_cast<const char*>(address);
    if (!arena || at < arena || at >= arena + usedSlabs * slabBytes) return none;
    std::size_t index = slabOf(at);
    if (slabs[index].kind == Slab::continued) index = slabs[index].first;
    const Slab& slab = slabs[index];
    const char* start = arena + index * slabBytes;
    if (slab.kind == Slab::large || slab.kind == Slab::freedLarge) {
        if (at > start + slab.size) return none;
        return {slab.kind == Slab::large ? Memory::alive : Memory::freed, start, slab.size};
    }
    if (slab.kind != Slab::slots || at < firstSlot(index)) return none;
    std::size_t slotBytes = slotBytesOf(slab.sizeClass);
    std::size_t slot = (at - firstSlot(index)) / slotBytes;
    if (slot >= slab.usedSlots) return none;
    std::uint32_t size = sizesOf(index)[slot];
    start = firstSlot(index) + slot * slotBytes;
    return {size & freedFlag ? Memory::freed : Memory::alive, start, size & ~freedFlag};
}

/// Makes the oldest freed block available.
void release() {
    Free* block = oldest;
    oldest = block->next;
    if (!oldest) newest = nullptr;
    std::size_t index = slabOf(block);
    Slab& slab = slabs[index];
    if (slab.kind == Slab::freedLarge) {
        waitingBytes -= slab.slabs * slabBytes;
        madvise(block, slab.slabs * slabBytes, MADV_DONTNEED);
        block->next = freeLarge;
        freeLarge = block;
        return;
    }
    waitingBytes -= slotBytesOf(slab.sizeClass);
    block->next = freeSlots[slab.sizeClass];
    freeSlots[slab.sizeClass] = block;
}

void* allocate(std::size_t size, std::size_t alignment) {
    if (size == 0) size = 1;
    if (size >= arenaBytes) return nullptr;
    void* block;
    {
        Lock lock;
        block = size > largestSlot || alignment > 16 ? takeLarge(size) : takeSlot(size);
    }
    if (block) std::memset(block, unsetByte, size < filledBytes ? size : filledBytes);
    return block;
}

void* allocateOrThrow(std::size_t size, std::size_t alignment = 16) {
    if (alignment <= slabBytes) {
        if (void* block = allocate(size, alignment)) return block;
    }
    throw std::bad_alloc();
}

void deallocate(void* address) {
    if (!address) return;
    Block block = findBlock(address);
    // From the program's own operator new.
    if (block.state == Memory::unknown) return std::free(address);
    // A double or wrong delete. libc's free aborts too.
    if (block.state == Memory::freed || block.start != address) std::abort();
    if (onFree) onFree(block.start, block.size);
    Lock lock;
    Free* freed = static_cast<Free*>(address);
    std::size_t index = slabOf(address);
    Slab& slab = slabs[index];
    if (slab.kind == Slab::large) {
        slab.kind = Slab::freedLarge;
        waitingBytes += slab.slabs * slabBytes;
    } else {
        std::size_t slotBytes = slotBytesOf(slab.sizeClass);
        sizesOf(index)[(block.start - firstSlot(index)) / slotBytes] |= freedFlag;
        waitingBytes += slotBytes;
    }
    freed->next = nullptr;
    if (newest) newest->next = freed;
    else oldest = freed;
    newest = freed;
    while (waitingBytes > quarantineBytes) release();
}

}  // namespace

Block findBlock(const void* address) {
    Lock lock;
    return find(address);
}

}  // namespace judge_trace

using judge_trace::allocate;
using judge_trace::allocateOrThrow;
using judge_trace::deallocate;

// Weak, because a program may define its own.
#define WEAK [[gnu::weak]]
WEAK void* operator new(std::size_t size) { return allocateOrThrow(size); }
WEAK void* operator new[](std::size_t size) { return allocateOrThrow(size); }
WEAK void* operator new(std::size_t size, std::align_val_t alignment) { return allocateOrThrow(size, std::size_t(alignment)); }
WEAK void* operator new[](std::size_t size, std::align_val_t alignment) { return allocateOrThrow(size, std::size_t(alignment)); }
WEAK void* operator new(std::size_t size, const std::nothrow_t&) noexcept { return allocate(size, 16); }
WEAK void* operator new[](std::size_t size, const std::nothrow_t&) noexcept { return allocate(size, 16); }
WEAK void operator delete(void* address) noexcept { deallocate(address); }
WEAK void operator delete[](void* address) noexcept { deallocate(address); }
WEAK void operator delete(void* address, std::size_t) noexcept { deallocate(address); }
WEAK void operator delete[](void* address, std::size_t) noexcept { deallocate(address); }
WEAK void operator delete(void* address, std::align_val_t) noexcept { deallocate(address); }
WEAK void operator delete[](void* address, std::align_val_t) noexcept { deallocate(address); }
WEAK void operator delete(void* address, std::size_t, std::align_val_t) noexcept { deallocate(address); }
WEAK void operator delete[](void* address, std::size_t, std::align_val_t) noexcept { deallocate(address); }
