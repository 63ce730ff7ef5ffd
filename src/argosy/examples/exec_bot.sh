#!/bin/sh
# A bot in a few lines of shell: the first legal action, by its number.
while read -r line; do
    number=$(printf '%s' "$line" | sed 's/.*"numbers":\[\([0-9]*\).*/\1/')
    echo "{\"action\": $number}"
done
