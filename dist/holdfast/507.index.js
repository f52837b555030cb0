const id=507;const ids=[507];const modules={507:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__);__webpack_require__.d(__webpack_exports__,
{findServer:()=>findServer});var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3024);var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(6760);function isProgram(file){try{if(!(0,
node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file).isFile())return false;(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(file,node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);return true}catch{
return false}}function spellings(binary,environment,platform){if(platform!=="win32")return[binary];const endings=(environment["PATHEXT"]??".COM;.EXE;.BAT;.CMD").split(";").filter(one=>one!=="");return[
.../\.[a-z]+$/iu.test(binary)?[binary]:[],...endings.map(ending=>`${binary}${ending.toLowerCase()}`)]}function findServer(row,root,folder,environment,own,platform=process.platform){const parts=folder===
""?[]:folder.split("/");const inTree=own?[...parts.keys(),parts.length].reverse().map(depth=>(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root,...parts.slice(0,depth),"node_modules",".bin")):[];const onPath=(environment["\
PATH"]??"").split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter).filter(one=>one.startsWith("/")||/^[a-z]:/iu.test(one));for(const{binary,arguments:words}of row.programs){for(const directory of[...inTree,
...onPath]){const program=spellings(binary,environment,platform).map(name=>(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory,name)).find(isProgram);if(program!==void 0)return{program,arguments:words,
own:inTree.includes(directory)}}}return null}})};export{id,ids,modules};
