"""The table of CV."""

from .showing import CvShowing

__all__ = ["CvShowing"]
