#!/usr/bin/env node
// npm links the command before the package is built in the repository, so this file must exist without a build.
import '../dist/cli.js';
