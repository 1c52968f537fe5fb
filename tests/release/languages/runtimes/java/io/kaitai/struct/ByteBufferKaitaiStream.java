package io.kaitai.struct;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class ByteBufferKaitaiStream extends KaitaiStream {
    public ByteBufferKaitaiStream(byte[] bytes) {
        super(bytes);
    }

    public ByteBufferKaitaiStream(String file) throws IOException {
        super(Files.readAllBytes(Path.of(file)));
    }
}
