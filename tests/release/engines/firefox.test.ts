import { launchFirefox } from './support/firefox.ts'
import { testPages } from './support/page-tests.ts'
import { testPolicy } from './support/policy-tests.ts'

testPages('Firefox', launchFirefox)
testPolicy('Firefox', launchFirefox)
