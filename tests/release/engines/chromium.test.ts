import { launchChromium } from './support/chromium.ts'
import { testPolicy } from './support/policy-tests.ts'

testPolicy('Chromium', launchChromium)
