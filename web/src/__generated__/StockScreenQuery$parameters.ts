/**
 * @generated SignedSource<<0a4bac4c4b6f48b2ec2b2ad93ff9a98e>>
 * @relayHash 72330613cf31be246520f85aa393589c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 501eea1b890c715f395c8711ba4c238f342c67b96e3b06ab02058979ad03b56a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StockScreenQuery } from './StockScreenQuery.graphql';

const node: PreloadableConcreteRequest<StockScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "501eea1b890c715f395c8711ba4c238f342c67b96e3b06ab02058979ad03b56a",
    "metadata": {},
    "name": "StockScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
