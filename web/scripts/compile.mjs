/** Compiles a folder of Python files by the Python that runs in browsers: node compile.mjs FOLDER */
import { loadPyodide } from "pyodide";

const python = await loadPyodide();
python.FS.mkdir("/tree");
python.FS.mount(python.FS.filesystems.NODEFS, { root: process.argv[2] }, "/tree");
const done = python.runPython(`
import compileall, py_compile
compileall.compile_dir("/tree", quiet=1, legacy=True, invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH, stripdir="/tree")
`);
process.exit(done ? 0 : 1);
