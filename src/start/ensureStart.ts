// A host may forbid the code within documents, by a header such as `script-src 'self'`: then nothing has started. Each
// document of the build asks for this file last of all, which brings the same code from a file.

import { readPainted } from './painted.ts'

const file = document.currentScript?.dataset.start
if (file && readPainted() === undefined) void import(new URL(file, document.baseURI).href)
