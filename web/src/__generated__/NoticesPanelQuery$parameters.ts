/**
 * @generated SignedSource<<73d661890acf00d9e1761f030edfd41c>>
 * @relayHash a1e310e451f2fbcfd52a107d816b82df
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e375f93644148e1a3332a7404d82dcf95a70a8251e93d014c2275b31f2219567

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NoticesPanelQuery } from './NoticesPanelQuery.graphql';

const node: PreloadableConcreteRequest<NoticesPanelQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e375f93644148e1a3332a7404d82dcf95a70a8251e93d014c2275b31f2219567",
    "metadata": {},
    "name": "NoticesPanelQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
