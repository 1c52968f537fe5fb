import { launchChromium } from './support/chromium.ts'
import { testEngine } from './support/launch.ts'
import { testPolicy } from './support/policy-tests.ts'

await testEngine('Chromium', launchChromium, testPolicy)
