# Trends.

module-trends = Trends
    .about = Three categories of Projects that this generation will be remembered for: completed ones score at the end.

kind-trend = Trend
pile-trend = Trends

event-trend_scored = { $name } is remembered for “{ $card }”: { $count } LTH.
board-trends = Trends
zone-trends = Trends of this generation
story-source-trends = Signs of the times
