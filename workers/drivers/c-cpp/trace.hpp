// The interface between a program that records its steps and trace.cpp. Precompiled together with judge.hpp.
//
// rewriter.cpp inserts these calls into the learner's text. Variables are registered, so a step costs one plain call.
// The descriptions of types are data, not code: a program with them compiles hardly slower.
#pragma once

namespace judge_trace {

/// How trace.cpp reads a value. The layouts of containers are those of libstdc++'s stable ABI.
enum class Kind : unsigned char {
    unknown,
    hidden,
    boolean,
    character,
    signedInteger,
    unsignedInteger,
    real,
    longReal,
    pointer,
    /// An object that starts with its pointer, such as a unique_ptr.
    ownedPointer,
    text,
    textView,
    optional,
    array,
    vector,
    boolVector,
    bits,
    view,
    deque,
    list,
    treeSet,
    treeMap,
    hashSet,
    hashMap,
    /// A stack, queue or heap, which starts with its container.
    adapter,
    /// A list of `fields`, such as a pair.
    tuple,
    object,
    // Made by trace.cpp: what a pointer to a plain value points to.
    block,
    box,
};

struct Type;
using TypeOf = const Type* (*)();

/// Receives the fields of an object.
class Fields {
public:
    template <class Value>
    void operator()(const char* name, const Value& value);
    /// The fields of a base class.
    template <class Base>
    void base(const Base& object);

protected:
    virtual void add(const char* name, const void* address, TypeOf type) = 0;
    ~Fields() = default;
};

struct Type {
    Kind kind = Kind::unknown;
    std::size_t size = 0;
    std::string_view name;
    /// Of an item, a key or what a pointer points to.
    TypeOf item = nullptr;
    /// Of a map's value.
    TypeOf value = nullptr;
    /// Items of an array, the offset of a map's value in its entry or of a tree's header.
    std::size_t count = 0;
    std::size_t offset = 0;
    /// `s` stack, `q` queue, `h` heap, `m` a set or map with equal keys.
    char adapter = 0;
    void (*fields)(const void*, Fields&) = nullptr;
};

/// Whether the rewriter has added a list of fields to a class. Specialized in front of the learner's text.
template <class T>
struct Own : std::false_type {};

template <class T>
constexpr std::string_view nameOf() {
    std::string_view text = __PRETTY_FUNCTION__;
    std::size_t from = text.find("T = ") + 4;
    return text.substr(from, text.size() - from - 1);
}

template <class T>
const Type* typeOf();

constexpr std::size_t roundUp(std::size_t size, std::size_t alignment) {
    return (size + alignment - 1) / alignment * alignment;
}

constexpr std::size_t treeHeader(std::size_t compareSize) { return roundUp(compareSize, 8); }

template <class T>
struct Describe {
    static constexpr Type describe() {
        if constexpr (std::is_same_v<T, bool>) return {Kind::boolean, sizeof(T)};
        else if constexpr (std::is_same_v<T, char> || std::is_same_v<T, wchar_t> || std::is_same_v<T, char8_t> ||
                           std::is_same_v<T, char16_t> || std::is_same_v<T, char32_t>)
            return {Kind::character, sizeof(T)};
        else if constexpr (std::is_same_v<T, long double>) return {Kind::longReal, sizeof(T)};
        else if constexpr (std::is_floating_point_v<T>) return {Kind::real, sizeof(T)};
        else if constexpr (std::is_enum_v<T>) return Describe<std::underlying_type_t<T>>::describe();
        else if constexpr (std::is_same_v<T, __int128>) return {Kind::signedInteger, sizeof(T)};
        else if constexpr (std::is_same_v<T, unsigned __int128>) return {Kind::unsignedInteger, sizeof(T)};
        else if constexpr (std::is_integral_v<T>)
            return {std::is_signed_v<T> ? Kind::signedInteger : Kind::unsignedInteger, sizeof(T)};
        else if constexpr (std::is_pointer_v<T>)
            return {Kind::pointer, sizeof(T), nameOf<T>(), &typeOf<std::remove_cv_t<std::remove_pointer_t<T>>>};
        else if constexpr (std::is_bounded_array_v<T>)
            return {Kind::array, sizeof(T), nameOf<T>(), &typeOf<std::remove_cv_t<std::remove_extent_t<T>>>, nullptr,
                    std::extent_v<T>};
        else if constexpr (std::is_void_v<T> || std::is_function_v<T> || !requires { sizeof(T); })
            return {Kind::unknown, 0, nameOf<T>()};
        else if constexpr (Own<T>::value)
            return {Kind::object, sizeof(T), nameOf<T>(), nullptr, nullptr, 0, 0, 0, &Own<T>::list};
        else if constexpr (std::is_base_of_v<std::exception, T>)
            return {Kind::object, sizeof(T), nameOf<T>(), nullptr, nullptr, 0, 0, 0, &listException};
        else return {nameOf<T>().starts_with("(lambda") ? Kind::hidden : Kind::unknown, sizeof(T), nameOf<T>()};
    }

    static void listException(const void* object, Fields& fields) {
        const char* what = static_cast<const T*>(object)->what();
        fields("what", what);
    }
};

template <class Character>
struct Describe<std::basic_string<Character>> {
    static constexpr Type describe() {
        using T = std::basic_string<Character>;
        return {sizeof(Character) == 1 ? Kind::text : Kind::unknown, sizeof(T), nameOf<T>()};
    }
};

template <>
struct Describe<std::string_view> {
    static constexpr Type describe() { return {Kind::textView, sizeof(std::string_view)}; }
};

template <class Item>
struct Describe<std::vector<Item>> {
    static constexpr Type describe() {
        using T = std::vector<Item>;
        if constexpr (std::is_same_v<Item, bool>) return {Kind::boolVector, sizeof(T), nameOf<T>(), &typeOf<bool>};
        else return {Kind::vector, sizeof(T), nameOf<T>(), &typeOf<Item>};
    }
};

template <class Item, std::size_t count>
struct Describe<std::array<Item, count>> {
    static constexpr Type describe() {
        using T = std::array<Item, count>;
        return {Kind::array, sizeof(T), nameOf<T>(), &typeOf<Item>, nullptr, count};
    }
};

template <std::size_t count>
struct Describe<std::bitset<count>> {
    static constexpr Type describe() {
        using T = std::bitset<count>;
        return {Kind::bits, sizeof(T), nameOf<T>(), &typeOf<bool>, nullptr, count};
    }
};

template <class Item>
struct Describe<std::span<Item>> {
    static constexpr Type describe() {
        using T = std::span<Item>;
        return {Kind::view, sizeof(T), nameOf<T>(), &typeOf<std::remove_cv_t<Item>>};
    }
};

template <class Item>
struct Describe<std::deque<Item>> {
    static constexpr Type describe() {
        return {Kind::deque, sizeof(std::deque<Item>), nameOf<std::deque<Item>>(), &typeOf<Item>};
    }
};

/// `offset`: of a node's value.
template <class Item>
struct Describe<std::list<Item>> {
    static constexpr Type describe() {
        using T = std::list<Item>;
        return {Kind::list, sizeof(T), nameOf<T>(), &typeOf<Item>, nullptr, 0, roundUp(16, alignof(Item))};
    }
};

template <class T, class Item, class Compare, char adapter>
struct DescribeTreeSet {
    static constexpr Type describe() {
        return {Kind::treeSet, sizeof(T), nameOf<T>(), &typeOf<Item>, nullptr,
                treeHeader(sizeof(Compare)), 0, adapter};
    }
};
template <class Item, class Compare>
struct Describe<std::set<Item, Compare>> : DescribeTreeSet<std::set<Item, Compare>, Item, Compare, 0> {};
template <class Item, class Compare>
struct Describe<std::multiset<Item, Compare>> : DescribeTreeSet<std::multiset<Item, Compare>, Item, Compare, 'm'> {};

template <class Key, class Value>
constexpr std::size_t valueOffset() {
    return roundUp(sizeof(Key), alignof(Value));
}

template <class T, class Key, class Value, class Compare, char adapter>
struct DescribeTreeMap {
    static constexpr Type describe() {
        return {Kind::treeMap, sizeof(T), nameOf<T>(), &typeOf<Key>, &typeOf<Value>,
                treeHeader(sizeof(Compare)), valueOffset<Key, Value>(), adapter};
    }
};
template <class Key, class Value, class Compare>
struct Describe<std::map<Key, Value, Compare>>
    : DescribeTreeMap<std::map<Key, Value, Compare>, Key, Value, Compare, 0> {};
template <class Key, class Value, class Compare>
struct Describe<std::multimap<Key, Value, Compare>>
    : DescribeTreeMap<std::multimap<Key, Value, Compare>, Key, Value, Compare, 'm'> {};

/// A hash or comparison with state moves the nodes.
template <class T, class Item, class Hash, class Equal, char adapter>
struct DescribeHashSet {
    static constexpr Type describe() {
        constexpr bool isKnown = std::is_empty_v<Hash> && std::is_empty_v<Equal>;
        return {isKnown ? Kind::hashSet : Kind::unknown, sizeof(T), nameOf<T>(), &typeOf<Item>, nullptr,
                roundUp(8, alignof(Item)), 0, adapter};
    }
};
template <class Item, class Hash, class Equal>
struct Describe<std::unordered_set<Item, Hash, Equal>>
    : DescribeHashSet<std::unordered_set<Item, Hash, Equal>, Item, Hash, Equal, 0> {};
template <class Item, class Hash, class Equal>
struct Describe<std::unordered_multiset<Item, Hash, Equal>>
    : DescribeHashSet<std::unordered_multiset<Item, Hash, Equal>, Item, Hash, Equal, 'm'> {};

template <class T, class Key, class Value, class Hash, class Equal, char adapter>
struct DescribeHashMap {
    static constexpr Type describe() {
        constexpr bool isKnown = std::is_empty_v<Hash> && std::is_empty_v<Equal>;
        constexpr std::size_t alignment = alignof(std::pair<const Key, Value>);
        return {isKnown ? Kind::hashMap : Kind::unknown, sizeof(T), nameOf<T>(), &typeOf<Key>, &typeOf<Value>,
                roundUp(8, alignment), valueOffset<Key, Value>(), adapter};
    }
};
template <class Key, class Value, class Hash, class Equal>
struct Describe<std::unordered_map<Key, Value, Hash, Equal>>
    : DescribeHashMap<std::unordered_map<Key, Value, Hash, Equal>, Key, Value, Hash, Equal, 0> {};
template <class Key, class Value, class Hash, class Equal>
struct Describe<std::unordered_multimap<Key, Value, Hash, Equal>>
    : DescribeHashMap<std::unordered_multimap<Key, Value, Hash, Equal>, Key, Value, Hash, Equal, 'm'> {};

template <class T, class Container, char adapter>
struct DescribeAdapter {
    static constexpr Type describe() {
        return {Kind::adapter, sizeof(T), nameOf<T>(), &typeOf<Container>, nullptr, 0, 0, adapter};
    }
};
template <class Item, class Container>
struct Describe<std::stack<Item, Container>> : DescribeAdapter<std::stack<Item, Container>, Container, 's'> {};
template <class Item, class Container>
struct Describe<std::queue<Item, Container>> : DescribeAdapter<std::queue<Item, Container>, Container, 'q'> {};
template <class Item, class Container, class Compare>
struct Describe<std::priority_queue<Item, Container, Compare>>
    : DescribeAdapter<std::priority_queue<Item, Container, Compare>, Container, 'h'> {};

template <class... Items>
void listItems(const void* tuple, Fields& fields) {
    std::apply([&](const auto&... items) { (fields("", items), ...); }, *static_cast<const std::tuple<Items...>*>(tuple));
}
template <class... Items>
struct Describe<std::tuple<Items...>> {
    static constexpr Type describe() {
        using T = std::tuple<Items...>;
        return {Kind::tuple, sizeof(T), nameOf<T>(), nullptr, nullptr, 0, 0, 0, &listItems<Items...>};
    }
};

template <class First, class Second>
void listPair(const void* pair, Fields& fields) {
    auto& [first, second] = *static_cast<const std::pair<First, Second>*>(pair);
    fields("", first);
    fields("", second);
}
template <class First, class Second>
struct Describe<std::pair<First, Second>> {
    static constexpr Type describe() {
        using T = std::pair<First, Second>;
        return {Kind::tuple, sizeof(T), nameOf<T>(), nullptr, nullptr, 0, 0, 0, &listPair<First, Second>};
    }
};

/// `offset`: of the flag.
template <class Value>
struct Describe<std::optional<Value>> {
    static constexpr Type describe() {
        using T = std::optional<Value>;
        return {Kind::optional, sizeof(T), nameOf<T>(), &typeOf<Value>, nullptr, 0, sizeof(Value)};
    }
};

template <class T, class Value>
struct DescribeOwnedPointer {
    static constexpr Type describe() {
        return {Kind::ownedPointer, sizeof(T), nameOf<T>(), &typeOf<std::remove_cv_t<std::remove_extent_t<Value>>>};
    }
};
template <class Value>
struct Describe<std::unique_ptr<Value>> : DescribeOwnedPointer<std::unique_ptr<Value>, Value> {};
template <class Value>
struct Describe<std::shared_ptr<Value>> : DescribeOwnedPointer<std::shared_ptr<Value>, Value> {};

/// A function, so that a class that is still incomplete is described at the end of the text.
template <class T>
const Type* typeOf() {
    static constexpr Type type = Describe<T>::describe();
    return &type;
}

template <class Value>
void Fields::operator()(const char* name, const Value& value) {
    if constexpr (!std::is_function_v<Value>) add(name, (const void*)std::addressof(value), &typeOf<std::remove_cv_t<Value>>);
}

template <class Base>
void Fields::base(const Base& object) {
    if constexpr (Own<Base>::value) Own<Base>::list(&object, *this);
}

/// A variable, until its scope ends.
class Var {
public:
    /// `isOwner`: false for a name of another variable's object.
    template <class Value>
    Var(const char* name, Value& value, bool isOwner)
        : Var(name, (const void*)std::addressof(value), &typeOf<std::remove_cv_t<Value>>, isOwner) {}
    Var(const char* name, const void* address, TypeOf type, bool isOwner);
    Var(const Var&) = delete;
    ~Var();

    Var* const outer;
    const char* const name;
    const void* const address;
    const TypeOf type;
    const bool isOwner;
};

/// A call, until its body ends.
class Frame {
public:
    Frame(const char* name, int line);
    Frame(const Frame&) = delete;
    ~Frame();

    Frame* const outer;
    /// The innermost variable when the call started.
    Var* const outerVar;
    const char* const name;
    int line;
    const int exceptions;
    int depth = 0;
    bool isMuted = false;
    bool hasReturned = false;
    bool hasThrown = false;
};

/// The arguments are registered.
void enter();
/// The statement of this line is about to run.
void step(int line);
void returned(int line);
void returnedValue(int line, const void* address, TypeOf type);

template <class Value>
void returned(int line, const Value& value) {
    returnedValue(line, (const void*)std::addressof(value), &typeOf<std::remove_cv_t<Value>>);
}

/// A range-based for: a step before each item but the first.
class Loop {
public:
    void next(int line) {
        if (!isFirst) step(line);
        isFirst = false;
    }

private:
    bool isFirst = true;
};

/// The call of the learner's method.
class Recording {
public:
    Recording();
    Recording(const Recording&) = delete;
    void end();
};

// Compiled once, in trace.cpp.
extern template const Type* typeOf<int>();
extern template const Type* typeOf<bool>();
extern template const Type* typeOf<char>();
extern template const Type* typeOf<double>();
extern template const Type* typeOf<long long>();
extern template const Type* typeOf<std::size_t>();
extern template const Type* typeOf<std::string>();
extern template const Type* typeOf<std::vector<int>>();
extern template const Type* typeOf<std::vector<bool>>();
extern template const Type* typeOf<std::vector<char>>();
extern template const Type* typeOf<std::vector<std::string>>();
extern template const Type* typeOf<std::vector<std::vector<int>>>();
extern template const Type* typeOf<std::vector<std::vector<char>>>();
extern template const Type* typeOf<std::pair<int, int>>();
extern template const Type* typeOf<std::unordered_map<int, int>>();
extern template const Type* typeOf<std::unordered_set<int>>();

}  // namespace judge_trace
