package main

import (
	"fmt"
	"os"

	"example.com/editor/gtasa_save"

	"github.com/kaitai-io/kaitai_struct_go_runtime/kaitai"
)

func main() {
	file, err := os.Open("GTASAsf1.b")
	if err != nil {
		panic(err)
	}
	save := gtasa_save.NewGtasaSave()
	if err := save.Read(kaitai.NewStream(file), save, save); err != nil {
		panic(err)
	}
	position := save.Pools.Players[0].Position
	fmt.Println("money", save.PlayerInfo.Money)
	fmt.Println("position", position.X, position.Y, position.Z)
}
