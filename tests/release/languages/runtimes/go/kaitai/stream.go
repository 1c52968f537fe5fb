// Package kaitai is the part of the published runtime that the parser calls.
package kaitai

import (
	"bytes"
	"encoding/binary"
	"errors"
	"io"

	"golang.org/x/text/encoding"
)

// Struct is a part of a save.
type Struct interface {
	IO_() *Stream
}

// Stream reads little-endian numbers.
type Stream struct {
	io.ReadSeeker
}

// NewStream reads from a file or from bytes.
func NewStream(from io.ReadSeeker) *Stream { return &Stream{from} }

func read[Number any](stream *Stream) (number Number, err error) {
	err = binary.Read(stream, binary.LittleEndian, &number)
	return
}

func (stream *Stream) Pos() (int64, error) { return stream.Seek(0, io.SeekCurrent) }

func (stream *Stream) Size() (int64, error) {
	at, err := stream.Pos()
	if err != nil {
		return 0, err
	}
	size, err := stream.Seek(0, io.SeekEnd)
	if err != nil {
		return 0, err
	}
	_, err = stream.Seek(at, io.SeekStart)
	return size, err
}

func (stream *Stream) EOF() (bool, error) {
	at, err := stream.Pos()
	if err != nil {
		return false, err
	}
	size, err := stream.Size()
	return at >= size, err
}

func (stream *Stream) ReadS1() (int8, error)     { return read[int8](stream) }
func (stream *Stream) ReadU1() (uint8, error)    { return read[uint8](stream) }
func (stream *Stream) ReadS2le() (int16, error)  { return read[int16](stream) }
func (stream *Stream) ReadU2le() (uint16, error) { return read[uint16](stream) }
func (stream *Stream) ReadS4le() (int32, error)  { return read[int32](stream) }
func (stream *Stream) ReadU4le() (uint32, error) { return read[uint32](stream) }
func (stream *Stream) ReadF4le() (float32, error) { return read[float32](stream) }

func (stream *Stream) ReadBytes(size int) ([]byte, error) {
	bytes := make([]byte, size)
	_, err := io.ReadFull(stream, bytes)
	return bytes, err
}

func (stream *Stream) ReadBytesFull() ([]byte, error) { return io.ReadAll(stream) }

func (stream *Stream) ReadBytesTerm(end byte, include, consume, fail bool) ([]byte, error) {
	start, err := stream.Pos()
	if err != nil {
		return nil, err
	}
	rest, err := stream.ReadBytesFull()
	if err != nil {
		return nil, err
	}
	found := BytesTerminate(rest, end, include)
	after := int64(len(found)) + 1
	if after > int64(len(rest)) {
		after = int64(len(rest))
	}
	_, err = stream.Seek(start+after, io.SeekStart)
	return found, err
}

// BytesTerminate gives what stands before the end mark.
func BytesTerminate(text []byte, end byte, include bool) []byte {
	if length := bytes.IndexByte(text, end); length >= 0 {
		return text[:length]
	}
	return text
}

// BytesToStr decodes a text.
func BytesToStr(text []byte, decoder *encoding.Decoder) (string, error) {
	decoded, err := decoder.Bytes(text)
	return string(decoded), err
}

func invalid(path string) error { return errors.New(path) }

func NewValidationNotEqualError(expected, actual interface{}, from *Stream, path string) error {
	return invalid(path)
}

func NewValidationLessThanError(min, actual interface{}, from *Stream, path string) error {
	return invalid(path)
}

func NewValidationGreaterThanError(max, actual interface{}, from *Stream, path string) error {
	return invalid(path)
}

func NewValidationExprError(actual interface{}, from *Stream, path string) error {
	return invalid(path)
}
