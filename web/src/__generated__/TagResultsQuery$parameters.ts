/**
 * @generated SignedSource<<0305ed8c92564a9daf89fb26f0ef932c>>
 * @relayHash 0cc8a2f44337d1a767ca320cca6576b5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3f943d0f810db7fe6edad03c5b0d2714d4d015b63ef11ef7f461d423ff58db02

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TagResultsQuery } from './TagResultsQuery.graphql';

const node: PreloadableConcreteRequest<TagResultsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3f943d0f810db7fe6edad03c5b0d2714d4d015b63ef11ef7f461d423ff58db02",
    "metadata": {},
    "name": "TagResultsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
