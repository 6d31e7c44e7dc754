import { calibrate, isWithin } from "./calibrate.ts";
const t=Date.now(); const c=calibrate(Number(process.argv[2]??1000), process.argv[3]??"calibration");
for(const f of c.figures) console.log((isWithin(f)?"  ":"X ")+f.name.padEnd(44)+f.measured.toFixed(3).padStart(9)+f.real.toFixed(3).padStart(9)+" ±"+f.tolerance.toFixed(2));
console.log("s",(Date.now()-t)/1000, "out:",c.figures.filter(f=>!isWithin(f)).length,"of",c.figures.length);
