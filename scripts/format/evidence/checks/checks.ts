import { garageBox, jumpBoxes, pathBoxes } from './boxes.ts'
import { clothesNames } from './clothes.ts'
import {
  attackPosition,
  attackTime,
  pedOpinions,
  territory,
  warNever,
  warPosition,
  warZone,
} from './gangs.ts'
import { extraParts, garageFlags, hydraulicsFlag, thirdColour } from './garages.ts'
import { jumpLeftover, jumpsCounted } from './jumps.ts'
import { entityFlags, objectFlags } from './objects.ts'
import { missionFlags, pointsCounted } from './progress.ts'
import type { Check } from './read.ts'
import {
  brainTargets,
  cameraNearPlayer,
  carDirections,
  collectedPickups,
  lodObjects,
  objectHandles,
  tagsSprayed,
  targetBlip,
} from './references.ts'
import { currentAddress, listAddresses, stackAddresses } from './scripts.ts'
import {
  daysPassed,
  girlfriendProgress,
  girlsCounted,
  killsByType,
  luck,
  maxHealth,
  packages,
  safehouseVisits,
  shoppingTotal,
  tattoosPaid,
} from './statistics.ts'
import { animationFiles, lastMission, numberPlates, saveName, scriptNames, zoneTexts } from './texts.ts'
import {
  computerClock,
  lastPassed,
  newsDays,
  newsTimes,
  parkedCarTimes,
  pickupTimes,
  wakeTimes,
} from './times.ts'
import { weaponSkillsCarried, weaponSkillsRise } from './weapon-skills.ts'

/** The rules of evidence-rules.csv with the relation `check`, by name. */
export const checks: Readonly<Record<string, Check>> = {
  current_address: currentAddress,
  stack_addresses: stackAddresses,
  list_addresses: listAddresses,
  entity_flags: entityFlags,
  object_flags: objectFlags,
  clothes_names: clothesNames,
  hydraulics_flag: hydraulicsFlag,
  extra_parts: extraParts,
  third_colour: thirdColour,
  garage_flags: garageFlags,
  ped_opinions: pedOpinions,
  war_zone: warZone,
  war_position: warPosition,
  war_never: warNever,
  attack_position: attackPosition,
  attack_time: attackTime,
  territory,
  jump_leftover: jumpLeftover,
  jumps_counted: jumpsCounted,
  girlfriend_progress: girlfriendProgress,
  points_counted: pointsCounted,
  luck,
  packages,
  tattoos_paid: tattoosPaid,
  girls_counted: girlsCounted,
  max_health: maxHealth,
  shopping_total: shoppingTotal,
  mission_flags_early: missionFlags,
  mission_flags_late: missionFlags,
  weapon_skills_carried: weaponSkillsCarried,
  weapon_skills_rise: weaponSkillsRise,
  safehouse_visits: safehouseVisits,
  days_passed: daysPassed,
  kills_by_type: killsByType,
  garage_box: garageBox,
  jump_boxes: jumpBoxes,
  path_boxes: pathBoxes,
  brain_targets: brainTargets,
  camera_near_player: cameraNearPlayer,
  car_directions: carDirections,
  collected_pickups: collectedPickups,
  lod_objects: lodObjects,
  object_handles: objectHandles,
  tags_sprayed: tagsSprayed,
  target_blip: targetBlip,
  animation_files: animationFiles,
  last_mission: lastMission,
  number_plates: numberPlates,
  save_name: saveName,
  script_names: scriptNames,
  computer_clock: computerClock,
  last_passed: lastPassed,
  news_days: newsDays,
  news_times: newsTimes,
  parked_car_times: parkedCarTimes,
  pickup_times: pickupTimes,
  zone_texts: zoneTexts,
  wake_times: wakeTimes,
}
