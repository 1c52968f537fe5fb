from gtasa_save import GtasaSave

save = GtasaSave.from_file("GTASAsf1.b")
position = save.pools.players[0].position
print("money", save.player_info.money)
print("position", position.x, position.y, position.z)
