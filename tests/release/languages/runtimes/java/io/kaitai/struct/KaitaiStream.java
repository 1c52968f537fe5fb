package io.kaitai.struct;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/** The part of the published runtime that the parser calls. */
public class KaitaiStream {
    private final ByteBuffer bytes;

    public KaitaiStream(byte[] bytes) {
        this.bytes = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }

    public boolean isEof() {
        return !bytes.hasRemaining();
    }

    public void seek(long position) {
        bytes.position(Math.toIntExact(position));
    }

    public int pos() {
        return bytes.position();
    }

    public long size() {
        return bytes.limit();
    }

    public byte readS1() {
        return bytes.get();
    }

    public int readU1() {
        return Byte.toUnsignedInt(bytes.get());
    }

    public short readS2le() {
        return bytes.getShort();
    }

    public int readU2le() {
        return Short.toUnsignedInt(bytes.getShort());
    }

    public int readS4le() {
        return bytes.getInt();
    }

    public long readU4le() {
        return Integer.toUnsignedLong(bytes.getInt());
    }

    public float readF4le() {
        return bytes.getFloat();
    }

    public byte[] readBytes(long size) {
        byte[] read = new byte[Math.toIntExact(size)];
        bytes.get(read);
        return read;
    }

    public byte[] readBytesFull() {
        return readBytes(bytes.remaining());
    }

    public byte[] readBytesTerm(byte end, boolean include, boolean consume, boolean fail) {
        byte[] read = bytesTerminate(Arrays.copyOfRange(bytes.array(), pos(), bytes.limit()), end, include);
        seek(Math.min(pos() + read.length + 1, bytes.limit()));
        return read;
    }

    public KaitaiStream substream(long size) {
        return new ByteBufferKaitaiStream(readBytes(size));
    }

    public static byte[] bytesTerminate(byte[] bytes, byte end, boolean include) {
        int length = 0;
        while (length < bytes.length && bytes[length] != end) length++;
        return Arrays.copyOf(bytes, length);
    }

    public static class ValidationError extends RuntimeException {
        ValidationError(String path) {
            super(path);
        }
    }

    public static class ValidationNotEqualError extends ValidationError {
        public ValidationNotEqualError(Object expected, Object actual, KaitaiStream io, String path) {
            super(path);
        }
    }

    public static class ValidationLessThanError extends ValidationError {
        public ValidationLessThanError(Object min, Object actual, KaitaiStream io, String path) {
            super(path);
        }
    }

    public static class ValidationGreaterThanError extends ValidationError {
        public ValidationGreaterThanError(Object max, Object actual, KaitaiStream io, String path) {
            super(path);
        }
    }

    public static class ValidationExprError extends ValidationError {
        public ValidationExprError(Object actual, KaitaiStream io, String path) {
            super(path);
        }
    }
}
