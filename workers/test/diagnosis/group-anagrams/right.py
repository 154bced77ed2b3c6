# Right: sorts the words by their sorted letters and cuts the list into runs.
class Solution:
    def groupAnagrams(self, words: List[str]) -> List[List[str]]:
        tagged = sorted((sorted(w), w) for w in words)
        groups = []
        before = None
        for tag, w in tagged:
            if tag != before:
                groups.append([])
                before = tag
            groups[-1].append(w)
        return groups
