import { worldCompetitions } from "#demo/world/registry.ts";
import { seasonPlan } from "#demo/schedule/season-plan.ts";
import { SeasonBook } from "#demo/source/season-book.ts";
import { populationIn } from "#demo/people/world.ts";
const now=Date.parse("2026-11-15T04:00:00Z");
populationIn("scoreline","football",15);populationIn("scoreline","basketball",15);
const real=worldCompetitions.filter(w=>!w.derived&&w.kind!=="friendlies");
for(const sport of ["football","basketball"] as const) for (const y of [2024,2025]){
 const books=real.filter(w=>w.sport===sport).flatMap(w=>{const p=seasonPlan("scoreline",w.id,y);return p?[new SeasonBook("scoreline",p)]:[]});
 let a=performance.now(); let n=0,g=0,hw=0,d=0,ot=0,miss=0;
 for(const b of books)for(const f of b.plan.fixtures){const r=b.accountAt(f,now);if(!r){miss++;continue}n++;g+=r.result.home+r.result.away;hw+=+(r.result.home>r.result.away);d+=+(r.result.home===r.result.away);ot+=+(r.state.decided==="overtime")}
 let c=performance.now();
 let parts=0,goals=0;
 for(const b of books)for(const f of b.plan.fixtures){const r=b.accountAt(f,now);if(r){parts+=r.parts().home.length+r.parts().away.length;goals+=r.goals().length}}
 let e=performance.now();
 console.log(sport,y,n,"miss",miss,"mean",g/n,"home",hw/n,"draw",d/n,"ot",ot/n,"us each",(c-a)/n*1000,"parts us",(e-c)/n*1000,parts/n,goals/n);
}
