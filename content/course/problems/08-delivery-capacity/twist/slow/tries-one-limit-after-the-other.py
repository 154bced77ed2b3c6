# slow: tries one limit after the other, beginning with the heaviest parcel, O(n * s) for the sum s (Time Limit Exceeded)
class Solution:
    def minCapacity(self, parcels: List[int], days: int, places: int) -> int:
        limit = max(parcels)
        while self.days_needed(parcels, places, limit) > days:
            limit += 1
        return limit

    def days_needed(self, parcels, places, limit):
        needed, load, count = 1, 0, 0
        for parcel in parcels:
            if load + parcel > limit or count == places:
                needed += 1
                load = count = 0
            load += parcel
            count += 1
        return needed
