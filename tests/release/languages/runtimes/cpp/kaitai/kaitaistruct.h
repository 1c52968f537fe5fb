#pragma once

#include "kaitai/kaitaistream.h"

#define KAITAI_STRUCT_VERSION 11000L

namespace kaitai {

class kstruct {
public:
    explicit kstruct(kstream *io) : m__io(io) {}
    virtual ~kstruct() {}
    kstream *_io() const { return m__io; }

protected:
    kstream *m__io;
};

}  // namespace kaitai
