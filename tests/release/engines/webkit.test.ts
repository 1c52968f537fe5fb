import { testEngine } from './support/launch.ts'
import { testPages } from './support/page-tests.ts'
import { testPolicy } from './support/policy-tests.ts'
import { launchWebKit } from './support/webkit.ts'

await testEngine('WebKitGTK', launchWebKit, testPages, testPolicy)
