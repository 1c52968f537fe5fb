/** A name in the other list that differs from ours, with the reason. */
export interface KnownDifference {
  readonly kind: string
  /** The name in the other list. */
  readonly theirs: RegExp
  readonly reason: string
}

/** A difference that no longer exists is an error. */
export const knownDifferences: readonly KnownDifference[] = [
  {
    kind: 'RadarSprite',
    theirs: /^Hospital$/,
    reason: 'ours keeps the slip of the pen in the engine: HOSTPITAL',
  },
  // Weapons
  { kind: 'WeaponSlot', theirs: /^Unarmed$/, reason: 'brass knuckles are in this slot too: Hand' },
  { kind: 'WeaponSlot', theirs: /^Handgun$/, reason: 'another word: pistols' },
  { kind: 'WeaponSlot', theirs: /^Smg$/, reason: 'ours is written out: submachine guns' },
  { kind: 'WeaponSlot', theirs: /^Sniper$/, reason: 'the country rifle is in this slot too: rifles' },
  { kind: 'WeaponSlot', theirs: /^Special$/, reason: 'ours names the three things' },
  { kind: 'WeaponType', theirs: /^(Rocket(Hs)?|FreefallBomb)$/, reason: 'projectiles, never carried' },
  {
    kind: 'WeaponType',
    theirs:
      /^(Health|Armour|Rammedbycar|Runoverbycar|Explosion|UziDriveby|Drowning|Fall|Unidentified|Any(Melee|Weapon))$/,
    reason: 'causes of damage and pickups, no weapons of a slot',
  },
  { kind: 'WeaponType', theirs: /^Satchel$/, reason: 'ours is the name on the screen: Remote Explosives' },
  { kind: 'WeaponType', theirs: /^Infrared$/, reason: 'ours is the name on the screen: Thermal Goggles' },
  // People and gangs
  { kind: 'PedType', theirs: /^(Cop|Emergency|Fireman|Bum)$/, reason: 'another word for the same people' },
  { kind: 'GangType', theirs: /^Gang(9|10)$/, reason: 'unused gangs, counted from 1 there' },
  // Garages
  {
    kind: 'GarageType',
    theirs: /^Hideout/,
    reason: 'counted there, named after the district here; their order is the same',
  },
  { kind: 'GarageType', theirs: /^(Mission|Respray)$/, reason: 'another word for the same garage' },
  {
    kind: 'GarageType',
    theirs: /^VerdantMeadowsHangar$/,
    reason: 'ours: hangar at the desert airport',
  },
  // Blips
  { kind: 'BlipColor', theirs: /Fix$/, reason: 'numbers of a library for scripts, no colours of the game' },
  {
    kind: 'BlipColor',
    theirs: /^(Purple|Cyan)$/,
    reason: 'ours: red and blue again in the source code; the pages give both interpretations',
  },
  { kind: 'RadioChannel', theirs: /^None$/, reason: 'a second name there for Off' },
  // Fighting
  { kind: 'FightStyle', theirs: /^(Default|Boxeo)$/, reason: 'another word for the same style' },
  {
    kind: 'FightStyle',
    theirs: /^(Bat|Knife|GolfClub|Katana|Chainsaw|Dildo|NotCombos)$/,
    reason: 'moves of weapons; no save holds them as the style of the player',
  },
  { kind: 'FightStyle', theirs: /^YesCombos$/, reason: 'ours: grab and kick, by the engine' },
  // Doors
  {
    kind: 'EntryexitsFlag',
    theirs: /^(Rubbish|Oldstyle|RandomOpentime)$/,
    reason: 'ours: not known; the engine reads the bit and no name is proven',
  },
  {
    kind: 'EntryexitsFlag',
    theirs: /^(Shop|Shopexit|Mirror|NoWarp|DontWarpPed|Temporary)$/,
    reason: 'ours: what the engine does with the bit',
  },
  { kind: 'EntryexitsFlag', theirs: /^(InUse|Enabled)$/, reason: 'another word for the same bit' },
  // Statistics
  {
    kind: 'StatId',
    theirs: /^NotUsed/,
    reason: 'saves hold values there, and the engine has names for them',
  },
  { kind: 'StatId', theirs: /^Racetour\d+Best/, reason: 'counted there, named after the race here' },
  {
    kind: 'StatId',
    theirs: /^(Passed|Started)/,
    reason:
      'flags of missions 302 to 342: named after the script there, after the mission here; proven on 164 saves',
  },
  {
    kind: 'StatId',
    theirs:
      /^(LongestBasketball|PeopleKilledByPlayer|Times(Died|Saved)|Sprayings|PassengersDeliveredInTaxi|KillFrenzies\w+|VisitsToGym)$/,
    reason: 'another word for the same count',
  },
  { kind: 'StatId', theirs: /^WeapontypeMp5Skill$/, reason: 'ours is the name on the screen: SMG' },
  {
    kind: 'StatId',
    theirs: /^SexAppealClothes$/,
    reason: 'ours: appearance, of which clothes are a part; sex appeal is 25',
  },
  { kind: 'StatId', theirs: /^CitiesPassed$/, reason: 'ours: how far the story opened the towns' },
  {
    kind: 'StatId',
    theirs: /^UnderwaterBreathStamina$/,
    reason: 'ours is the name on the screen: lung capacity',
  },
]
