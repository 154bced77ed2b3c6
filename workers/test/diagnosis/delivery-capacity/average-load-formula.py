# Returns the larger of the heaviest parcel and the rounded-up average per day, as if parcels could be split evenly.
class Solution:
    def minCapacity(self, parcels: List[int], days: int) -> int:
        total = 0
        heaviest = 0
        for w in parcels:
            total += w
            heaviest = max(heaviest, w)
        per_day = (total + days - 1) // days
        return max(heaviest, per_day)
