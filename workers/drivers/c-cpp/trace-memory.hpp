// The blocks of memory of a program that records its steps.
#pragma once
#include <cstddef>

namespace judge_trace {

enum class Memory { unknown, alive, freed };

struct Block {
    Memory state;
    const char* start;
    /// As requested from operator new.
    std::size_t size;
};

/// Finds the block of operator new that contains an address.
Block findBlock(const void* address);

/// Called before a block is freed.
extern void (*onFree)(const char* start, std::size_t size);

}  // namespace judge_trace
