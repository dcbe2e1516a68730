# Trends.

module-trends = Trends
    .about = Three categories of Projects that this generation will be remembered for: completed ones score at the end.

kind-trend = Trend
pile-trend = Trends

event-trend_scored = { $name } is remembered for “{ $card }”: { $count } LTH.
board-trends = Trends
zone-trends = Trends of this generation
story-source-trends = Signs of the times

story-title-trends = { $name } lived { $years } years and was early, for once.
story-epitaph-trends =
    .a = Did what everybody was doing, only better.
    .b = Will look good in the photographs.
