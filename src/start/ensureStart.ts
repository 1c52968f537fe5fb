// A host may forbid the code within documents, by a header such as `script-src 'self'`: then nothing has started. Each
// document of the build asks for this file last of all, which brings the same code from a file.

const { dataset } = document.documentElement
const file = document.currentScript?.dataset.start
if (file && dataset.painted === undefined) void import(new URL(file, document.baseURI).href)
