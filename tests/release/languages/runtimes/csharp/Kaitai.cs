using System;
using System.IO;

namespace Kaitai
{
    public class KaitaiStruct
    {
        protected KaitaiStream m_io;

        public KaitaiStruct(KaitaiStream io)
        {
            m_io = io;
        }

        public KaitaiStream M_Io { get { return m_io; } }
    }

    /// <summary>The part of the published runtime that the parser calls.</summary>
    public class KaitaiStream : BinaryReader
    {
        public KaitaiStream(byte[] bytes) : base(new MemoryStream(bytes)) { }

        public KaitaiStream(string file) : this(File.ReadAllBytes(file)) { }

        public bool IsEof { get { return Pos >= Size; } }
        public long Pos { get { return BaseStream.Position; } }
        public long Size { get { return BaseStream.Length; } }
        public void Seek(long position) { BaseStream.Position = position; }

        public sbyte ReadS1() { return ReadSByte(); }
        public byte ReadU1() { return ReadByte(); }
        public short ReadS2le() { return ReadInt16(); }
        public ushort ReadU2le() { return ReadUInt16(); }
        public int ReadS4le() { return ReadInt32(); }
        public uint ReadU4le() { return ReadUInt32(); }
        public float ReadF4le() { return ReadSingle(); }

        public byte[] ReadBytes(long size)
        {
            byte[] read = base.ReadBytes(checked((int)size));
            if (read.Length < size) throw new EndOfStreamException();
            return read;
        }

        public byte[] ReadBytesFull() { return ReadBytes(Size - Pos); }

        public byte[] ReadBytesTerm(byte end, bool include, bool consume, bool fail)
        {
            long start = Pos;
            byte[] read = BytesTerminate(ReadBytesFull(), end, include);
            Seek(Math.Min(start + read.Length + 1, Size));
            return read;
        }

        public static byte[] BytesTerminate(byte[] bytes, byte end, bool include)
        {
            int length = Array.IndexOf(bytes, end);
            byte[] read = new byte[length < 0 ? bytes.Length : length];
            Array.Copy(bytes, read, read.Length);
            return read;
        }

        public static int ByteArrayCompare(byte[] one, byte[] other)
        {
            for (int index = 0; index < Math.Min(one.Length, other.Length); index++)
                if (one[index] != other[index]) return one[index] - other[index];
            return one.Length - other.Length;
        }
    }

    public class ValidationError : Exception
    {
        public ValidationError(string path) : base(path) { }
    }

    public class ValidationNotEqualError : ValidationError
    {
        public ValidationNotEqualError(object expected, object actual, KaitaiStream io, string path) : base(path) { }
    }

    public class ValidationLessThanError : ValidationError
    {
        public ValidationLessThanError(object min, object actual, KaitaiStream io, string path) : base(path) { }
    }

    public class ValidationGreaterThanError : ValidationError
    {
        public ValidationGreaterThanError(object max, object actual, KaitaiStream io, string path) : base(path) { }
    }

    public class ValidationExprError : ValidationError
    {
        public ValidationExprError(object actual, KaitaiStream io, string path) : base(path) { }
    }
}
