using System;
using Kaitai;

class ReadSave
{
    static void Main()
    {
        var save = GtasaSave.FromFile("GTASAsf1.b");
        var position = save.Pools.Players[0].Position;
        Console.WriteLine("money {0}", save.PlayerInfo.Money);
        Console.WriteLine("position {0} {1} {2}", position.X, position.Y, position.Z);
    }
}
