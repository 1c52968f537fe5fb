import { launchFirefox } from './support/firefox.ts'
import { testEngine } from './support/launch.ts'
import { testPages } from './support/page-tests.ts'
import { testPolicy } from './support/policy-tests.ts'

await testEngine('Firefox', launchFirefox, testPages, testPolicy)
