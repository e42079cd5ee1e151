#!/usr/bin/env node
// In the repository, npm links the command before anything is built.
import '../dist/cli.js';
