import { testPages } from './support/page-tests.ts'
import { testPolicy } from './support/policy-tests.ts'
import { launchWebKit } from './support/webkit.ts'

testPages('WebKitGTK', launchWebKit)
testPolicy('WebKitGTK', launchWebKit)
