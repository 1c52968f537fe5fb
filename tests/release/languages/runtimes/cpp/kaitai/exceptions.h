#pragma once

#include "kaitai/kaitaistream.h"

namespace kaitai {

template <typename Value>
struct validation_error : std::runtime_error {
    explicit validation_error(const std::string &path) : std::runtime_error(path) {}
};

template <typename Value>
struct validation_not_equal_error : validation_error<Value> {
    validation_not_equal_error(const Value &, const Value &, kstream *, const std::string &path)
        : validation_error<Value>(path) {}
};

template <typename Value>
struct validation_less_than_error : validation_error<Value> {
    validation_less_than_error(const Value &, const Value &, kstream *, const std::string &path)
        : validation_error<Value>(path) {}
};

template <typename Value>
struct validation_greater_than_error : validation_error<Value> {
    validation_greater_than_error(const Value &, const Value &, kstream *, const std::string &path)
        : validation_error<Value>(path) {}
};

template <typename Value>
struct validation_expr_error : validation_error<Value> {
    validation_expr_error(const Value &, kstream *, const std::string &path) : validation_error<Value>(path) {}
};

}  // namespace kaitai
